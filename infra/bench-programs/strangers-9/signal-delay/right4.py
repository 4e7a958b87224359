import sys
from heapq import heappush, heappop


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, s = data[:3]
    graph = [[] for _ in range(n + 1)]
    for u, v, w in zip(data[3::3], data[4::3], data[5::3]):
        graph[u].append((v, w))
    # time and station in one number: time * BASE + station
    BASE = 1 << 16
    time = {}
    heap = [s]
    while heap:
        t, u = divmod(heappop(heap), BASE)
        if u in time:
            continue
        time[u] = t
        for v, w in graph[u]:
            if v not in time:
                heappush(heap, (t + w) * BASE + v)
    print(max(time.values()) if len(time) == n else -1)


main()
