import sys
from math import isqrt

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    ids = {}
    a = [ids.setdefault(x, len(ids)) for x in data[1:n + 1]]
    rest = data[n + 1:]
    qs = [(rest[2 * i] - 1, rest[2 * i + 1] - 1, i) for i in range(n)]
    w = max(1, isqrt(n))
    qs.sort(key=lambda q: (q[0] // w, q[1] if (q[0] // w) % 2 == 0 else -q[1]))
    cnt = [0] * len(ids)
    kinds = 0
    lo, hi = 0, -1
    res = [0] * n
    for l, r, i in qs:
        while lo > l:
            lo -= 1
            cnt[a[lo]] += 1
            if cnt[a[lo]] == 1:
                kinds += 1
        while hi < r:
            hi += 1
            cnt[a[hi]] += 1
            if cnt[a[hi]] == 1:
                kinds += 1
        while lo < l:
            cnt[a[lo]] -= 1
            if cnt[a[lo]] == 0:
                kinds -= 1
            lo += 1
        while hi > r:
            cnt[a[hi]] -= 1
            if cnt[a[hi]] == 0:
                kinds -= 1
            hi -= 1
        res[i] = kinds
    print("\n".join(map(str, res)))

main()
