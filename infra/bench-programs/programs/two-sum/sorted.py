n, target = map(int, input().split())
a = list(map(int, input().split()))
order = sorted(range(n), key=lambda i: a[i])
lo, hi = 0, n - 1
while a[order[lo]] + a[order[hi]] != target:
    if a[order[lo]] + a[order[hi]] < target:
        lo += 1
    else:
        hi -= 1
i, j = sorted((order[lo], order[hi]))
print(i, j)
