import sys
from heapq import heappush, heappop


def read():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, s = data[:3]
    graph = [[] for _ in range(n + 1)]
    it = iter(data[3:])
    for u, v, w in zip(it, it, it):
        graph[u].append((v, w))
    return n, s, graph


def main():
    n, s, graph = read()
    reached = {}
    todo = [(0, s)]
    while todo:
        t, u = heappop(todo)
        if u in reached:
            continue
        reached[u] = t
        for v, w in graph[u]:
            if v not in reached:
                heappush(todo, (t + w, v))
    print(max(reached.values()) if len(reached) == n else -1)


main()
