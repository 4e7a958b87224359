# Dijkstra, because that is the template I have
import sys
from heapq import heappush, heappop

def main():
    tok = sys.stdin.read().split()
    r, c = int(tok[0]), int(tok[1])
    s = ''.join(tok[2:])
    INF = 10 ** 9
    N = r * c
    dist = [INF] * N
    pq = []
    for i in range(N):
        if s[i] == 'x':
            dist[i] = 0
            pq.append(i)          # key = night * N + place, all nights 0 and already ascending
    while pq:
        d, v = divmod(heappop(pq), N)
        if d > dist[v]:
            continue
        d += 1
        col = v % c
        if col and s[v - 1] == 'o' and dist[v - 1] > d:
            dist[v - 1] = d
            heappush(pq, d * N + v - 1)
        if col < c - 1 and s[v + 1] == 'o' and dist[v + 1] > d:
            dist[v + 1] = d
            heappush(pq, d * N + v + 1)
        if v >= c and s[v - c] == 'o' and dist[v - c] > d:
            dist[v - c] = d
            heappush(pq, d * N + v - c)
        if v + c < N and s[v + c] == 'o' and dist[v + c] > d:
            dist[v + c] = d
            heappush(pq, d * N + v + c)
    ans = 0
    for i in range(N):
        if s[i] != '.':
            if dist[i] == INF:
                print(-1)
                return
            if dist[i] > ans:
                ans = dist[i]
    print(ans)

main()
