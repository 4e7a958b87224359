import sys

INF = float("inf")


def median(a, b):
    half = (len(a) + len(b) + 1) // 2
    lo, hi = 0, len(a)
    while True:
        i = (lo + hi) // 2
        j = half - i
        a_left = a[i - 1] if i > 0 else -INF
        a_right = a[i] if i < len(a) else INF
        b_left = b[j - 1] if j > 0 else -INF
        b_right = b[j] if j < len(b) else INF
        if a_left > b_right:
            hi = i - 1
        elif b_left > a_right:
            lo = i + 1
        else:
            break
    low = max(a_left, b_left)
    if (len(a) + len(b)) % 2 == 1:
        return low
    return (low + min(a_right, b_right)) / 2


lines = sys.stdin.read().split("\n") + ["", "", "", ""]
first = list(map(int, lines[1].split()))
second = list(map(int, lines[3].split()))
print(median(first, second))
