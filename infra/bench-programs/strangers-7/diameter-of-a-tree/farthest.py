import sys
from collections import deque


def distances(graph, start):
    dist = [None] * len(graph)
    dist[start] = 0
    queue = deque([start])
    while queue:
        x = queue.popleft()
        for y in graph[x]:
            if dist[y] is None:
                dist[y] = dist[x] + 1
                queue.append(y)
    return dist


def main():
    n = int(sys.stdin.readline())
    graph = [[] for _ in range(n)]
    for child, p in enumerate(map(int, sys.stdin.readline().split())):
        if p:
            graph[child].append(p - 1)
            graph[p - 1].append(child)
    first = distances(graph, 0)
    far = max(range(n), key=first.__getitem__)
    print(max(distances(graph, far)))


if __name__ == "__main__":
    main()
