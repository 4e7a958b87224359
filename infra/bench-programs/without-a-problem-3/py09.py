import sys
from heapq import heappush, heappop

def main():
    lines = sys.stdin.read().split()
    n = int(lines[0])
    g = [[int(ch) for ch in row] for row in lines[1:n + 1]]
    dist = [[10 ** 9] * n for _ in range(n)]
    dist[0][0] = g[0][0]
    pq = [(g[0][0], 0, 0)]
    while pq:
        d, r, c = heappop(pq)
        if d > dist[r][c]:
            continue
        if r == n - 1 and c == n - 1:
            break
        for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            nr, nc = r + dr, c + dc
            if 0 <= nr < n and 0 <= nc < n and d + g[nr][nc] < dist[nr][nc]:
                dist[nr][nc] = d + g[nr][nc]
                heappush(pq, (dist[nr][nc], nr, nc))
    print(dist[n - 1][n - 1])

if __name__ == "__main__":
    main()
