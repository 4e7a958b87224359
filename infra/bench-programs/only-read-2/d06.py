import sys

def solve(it):
    n = next(it)
    g = [(next(it), next(it)) for _ in range(n)]

    def ok(k):
        c = 0
        for rich, poor in g:
            if c < k and poor >= c and rich >= k - c - 1:
                c += 1
        return c >= k

    lo, hi = 0, n
    while lo < hi:
        mid = (lo + hi + 1) // 2
        if ok(mid):
            lo = mid
        else:
            hi = mid - 1
    return lo

def main():
    it = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(it)):
        print(solve(it))

main()
