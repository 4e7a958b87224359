import sys
t = list(map(int, sys.stdin.read().split()))
n, q = t[0], t[1]
a = t[2:2 + n]
out = []
for x in t[2 + n:]:
    lo, hi, r = 0, n - 1, -1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == x:
            r = mid
            break
        if a[lo] < a[mid]:
            if a[lo] <= x < a[mid]:
                hi = mid - 1
            else:
                lo = mid + 1
        else:
            if a[mid] < x <= a[hi]:
                lo = mid + 1
            else:
                hi = mid - 1
    out.append(r)
print('\n'.join(map(str, out)))
