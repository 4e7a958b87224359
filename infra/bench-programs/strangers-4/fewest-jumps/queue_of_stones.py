from collections import deque
n = int(input())
a = [int(x) for x in input().split()]
dist = {0: 0}
queue = deque([0])
while queue:
    i = queue.popleft()
    for j in range(i + 1, min(i + a[i], n - 1) + 1):
        if j not in dist:
            dist[j] = dist[i] + 1
            queue.append(j)
print(dist.get(n - 1, -1))
