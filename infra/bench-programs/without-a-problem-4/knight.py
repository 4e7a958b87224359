from collections import deque

n = int(input())
sx, sy = map(int, input().split())
tx, ty = map(int, input().split())
moves = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
dist = [[-1] * n for _ in range(n)]
dist[sx][sy] = 0
queue = deque([(sx, sy)])
while queue:
    x, y = queue.popleft()
    for dx, dy in moves:
        a, b = x + dx, y + dy
        if 0 <= a < n and 0 <= b < n and dist[a][b] < 0:
            dist[a][b] = dist[x][y] + 1
            queue.append((a, b))
print(dist[tx][ty])
print(max(map(max, dist)))
