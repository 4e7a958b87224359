import sys
data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
a = data[2:2 + n]
out = []
for x in data[2 + n:]:
    lo, hi = 0, min(n - 1, 65535)
    res = -1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == x:
            res = mid
            break
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid - 1
    out.append(res)
print('\n'.join(map(str, out)))
