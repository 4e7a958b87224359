import sys

sys.setrecursionlimit(10_000)

_, *a = map(int, sys.stdin.read().split())
last = len(a) - 1


def hop(lo, hi, jumps):
    """Stones lo..hi are the ones reached with exactly this many jumps."""
    if hi >= last:
        return jumps
    far = max(i + a[i] for i in range(lo, hi + 1))
    if far <= hi:
        return -1
    return hop(hi + 1, far, jumps + 1)


print(hop(0, 0, 0))
