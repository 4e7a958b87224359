n = int(input())
a = sorted(map(int, input().split()))
out = []
for i in range(n):
    if i and a[i] == a[i - 1]:
        continue
    lo, hi = i + 1, n - 1
    while lo < hi:
        s = a[i] + a[lo] + a[hi]
        if s < 0:
            lo += 1
        elif s > 0:
            hi -= 1
        else:
            out.append(f"{a[i]} {a[lo]} {a[hi]}")
            lo += 1
            while lo < hi and a[lo] == a[lo - 1]:
                lo += 1
print("\n".join(out) or "none")
