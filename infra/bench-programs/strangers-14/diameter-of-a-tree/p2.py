import sys


def farthest(graph, start):
    """Breadth-first search; returns the last chamber reached and its distance."""
    dist = [-1] * len(graph)
    dist[start] = 0
    queue = [start]
    for v in queue:  # the list grows while we walk along it
        for w in graph[v]:
            if dist[w] < 0:
                dist[w] = dist[v] + 1
                queue.append(w)
    return queue[-1], dist[queue[-1]]


def main():
    n, *parents = map(int, sys.stdin.read().split())
    graph = [[] for _ in range(n + 1)]
    for child, parent in enumerate(parents, 1):
        if parent:
            graph[child].append(parent)
            graph[parent].append(child)
    end, _ = farthest(graph, 1)
    _, answer = farthest(graph, end)
    print(answer)


main()
