import sys

# best[a][b] of a stretch: a = the first house may be used, b = the last house may be used


def best(houses, lo, hi):
    if hi - lo == 1:
        return 0, 0, 0, houses[lo]
    mid = (lo + hi) // 2
    l00, l01, l10, l11 = best(houses, lo, mid)
    r00, r01, r10, r11 = best(houses, mid, hi)
    return (max(l00 + r10, l01 + r00),
            max(l00 + r11, l01 + r01),
            max(l10 + r10, l11 + r00),
            max(l10 + r11, l11 + r01))


data = list(map(int, sys.stdin.read().split()))
print(best(data[1:], 0, data[0])[3])
