"""Depths by walking up until a known chamber, then all chambers sorted, deepest first."""


def depths(pred):
    depth = {0: -1}
    for v in range(1, len(pred)):
        trail = []
        while v not in depth:
            trail.append(v)
            v = pred[v]
        d = depth[v]
        for u in reversed(trail):
            d += 1
            depth[u] = d
    del depth[0]
    return depth


def main():
    n = int(input())
    pred = [0] + list(map(int, input().split()))
    depth = depths(pred)
    arms = [(0, 0)] * (n + 1)            # the two longest ways down
    answer = 0
    for v in sorted(depth, key=depth.get, reverse=True):
        long, short = arms[v]
        answer = max(answer, long + short)
        a, b = arms[pred[v]]
        if long + 1 > a:
            arms[pred[v]] = (long + 1, a)
        elif long + 1 > b:
            arms[pred[v]] = (a, long + 1)
    print(answer)


main()
