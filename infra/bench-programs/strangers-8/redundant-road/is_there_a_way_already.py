import sys

lines = sys.stdin.read().splitlines()
n = int(lines[0])
neighbours = {farm: [] for farm in range(1, n + 1)}


def connected(a, b):
    seen = {a}
    todo = [a]
    while todo:
        x = todo.pop()
        if x == b:
            return True
        for y in neighbours[x]:
            if y not in seen:
                seen.add(y)
                todo.append(y)
    return False


for number, line in enumerate(lines[1:n + 1], start=1):
    a, b = map(int, line.split())
    if connected(a, b):
        print(number)
        break
    neighbours[a].append(b)
    neighbours[b].append(a)
