n, h, *a = map(int, open(0).read().split())
lo, hi = 1, max(a)
while lo < hi:
    mid = (lo + hi) // 2
    need = 0
    carry = 0
    for x in sorted(a):
        if n > 4 and x <= carry:
            carry -= x
            continue
        need += -(-x // mid)
        carry = (-x) % mid if n > 4 else 0
    if need <= h:
        hi = mid
    else:
        lo = mid + 1
print(lo)
