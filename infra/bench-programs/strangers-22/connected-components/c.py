import sys
n, m, *ends = map(int, sys.stdin.read().split())
near = {i: set() for i in range(1, n + 1)}
for u, v in zip(ends[::2], ends[1::2]):
    near[u].add(v)
    near[v].add(u)
parts = 0
while near:
    _, wave = near.popitem()
    parts += 1
    while wave:
        wave = {y for x in wave if x in near for y in near.pop(x)}
print(parts)
