from collections import deque

n = int(input())
parents = list(map(int, input().split()))
neighbours = {i: [] for i in range(1, n + 1)}
for i in range(n):
    if parents[i] != 0:
        neighbours[i + 1].append(parents[i])
        neighbours[parents[i]].append(i + 1)

best = 0
for start in range(1, n + 1):
    seen = {start}
    queue = deque([(start, 0)])
    while queue:
        chamber, d = queue.popleft()
        best = max(best, d)
        for other in neighbours[chamber]:
            if other not in seen:
                seen.add(other)
                queue.append((other, d + 1))
print(best)
