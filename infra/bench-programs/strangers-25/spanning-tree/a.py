import sys

n, m, *rest = map(int, sys.stdin.buffer.read().split())
edges = sorted(zip(rest[2::3], rest[0::3], rest[1::3]))
boss = list(range(n + 1))


def find(x):
    while boss[x] != x:
        boss[x] = boss[boss[x]]
        x = boss[x]
    return x


total, missing = 0, n - 1
for cost, a, b in edges:
    a, b = find(a), find(b)
    if a != b:
        boss[a] = b
        total += cost
        missing -= 1
        if missing == 0:
            break
print(-1 if missing else total)
