import sys


def farthest(adj, start):
    dist = {start: 0}
    layer = [start]
    steps = 0
    last = start
    while layer:
        last = layer[0]
        steps += 1
        nxt = []
        for v in layer:
            for w in adj[v]:
                if w not in dist:
                    dist[w] = steps
                    nxt.append(w)
        layer = nxt
    return last, dist[last]


def main():
    n, *pred = map(int, sys.stdin.read().split())
    adj = [[] for _ in range(n + 1)]
    for chamber, p in enumerate(pred, 1):
        if p:
            adj[chamber].append(p)
            adj[p].append(chamber)
    one_end, _ = farthest(adj, 1)
    _, answer = farthest(adj, one_end)
    print(answer)


if __name__ == '__main__':
    main()
