import sys, heapq

def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m, s = next(it), next(it), next(it)
    out = [[] for _ in range(n + 1)]
    for u, v, w in zip(it, it, it):
        out[u].append((v, w))
    INF = float("inf")
    t = [INF] * (n + 1)
    t[s] = 0
    h = [(0, s)]
    while h:
        d, u = heapq.heappop(h)
        if d > t[u]:
            continue
        for v, w in out[u]:
            if d + w < t[v]:
                t[v] = d + w
                heapq.heappush(h, (t[v], v))
    worst = max(t[1:])
    print(-1 if worst == INF else worst)

main()
