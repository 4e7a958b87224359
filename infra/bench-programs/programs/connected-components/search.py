import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
near = [[] for _ in range(n + 1)]
for u, v in zip(data[2::2], data[3::2]):
    near[u].append(v)
    near[v].append(u)
seen = [False] * (n + 1)
count = 0
for s in range(1, n + 1):
    if seen[s]:
        continue
    count += 1
    seen[s] = True
    stack = [s]
    while stack:
        for v in near[stack.pop()]:
            if not seen[v]:
                seen[v] = True
                stack.append(v)
print(count)
