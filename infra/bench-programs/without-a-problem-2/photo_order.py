import sys

lines = sys.stdin.read().splitlines()
n = int(lines[0])
like = [list(map(int, row.split())) for row in lines[1:n + 1]]
used = [False] * n
order = []
best = [-10 ** 9, None]


def joy():
    return sum(like[p][q] + like[q][p] for p, q in zip(order, order[1:]))


def fill():
    if len(order) == n:
        j = joy()
        if j > best[0]:
            best[:] = [j, order[:]]
        return
    for person in range(n):
        if not used[person]:
            used[person] = True
            order.append(person)
            fill()
            order.pop()
            used[person] = False


fill()
print(best[0])
print(*best[1])
