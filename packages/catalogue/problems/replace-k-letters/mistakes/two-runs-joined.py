import sys


def solve(tiles: str, k: int) -> int:
    runs = []
    for t in tiles:
        if runs and runs[-1][0] == t:
            runs[-1][1] += 1
        else:
            runs.append([t, 1])
    n = len(tiles)
    best = min(n, max(r[1] for r in runs) + k)
    last = {}
    at = 0
    for t, length in runs:
        if t in last:
            start, size = last[t]
            gap = at - start - size
            if gap <= k:
                best = max(best, min(n, size + length + k))
        last[t] = (at, length)
        at += length
    return best


def main() -> None:
    tiles, k = sys.stdin.read().split()
    print(solve(tiles, int(k)))


main()
