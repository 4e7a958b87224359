import heapq
import sys


def solve(data):
    n, m, s = next(data), next(data), next(data)
    out = [{} for _ in range(n + 1)]
    for u, v, w in zip(data, data, data):
        if w < out[u].get(v, 10 ** 7):
            out[u][v] = w
    time = [None] + [float("inf")] * n
    time[s] = 0
    heap = [(0, s)]
    while heap:
        now, u = heapq.heappop(heap)
        if now > time[u]:
            continue
        for v, w in out[u].items():
            if now + w < time[v]:
                time[v] = now + w
                heapq.heappush(heap, (time[v], v))
    last = max(time[1:])
    return -1 if last == float("inf") else last


print(solve(map(int, sys.stdin.read().split())))
