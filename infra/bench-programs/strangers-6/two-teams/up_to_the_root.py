import sys
from collections import defaultdict, deque

lines = sys.stdin.read().splitlines()
n, m = map(int, lines[0].split())
foes = defaultdict(list)
for line in lines[1:m + 1]:
    a, b = map(int, line.split())
    foes[a].append(b)
    foes[b].append(a)

team = [None] * (n + 1)
parent = [0] * (n + 1)


def upwards(x):
    while x:
        yield x
        x = parent[x]


def solve():
    for s in range(1, n + 1):
        if team[s] is not None:
            continue
        team[s] = 0
        queue = deque([s])
        while queue:
            x = queue.popleft()
            for y in foes[x]:
                if team[y] is None:
                    team[y] = 1 - team[x]
                    parent[y] = x
                    queue.append(y)
                elif team[y] == team[x]:
                    circle = [*upwards(x)] + [*upwards(y)][-2::-1]
                    return ["circle", str(len(circle)), " ".join(map(str, circle))]
    return ["teams", "".join("AB"[t] for t in team[1:])]


print("\n".join(solve()))
