# A printable number is a number in base 9: each digit says which of the nine allowed ones follows.
def rank(x):
    r, prev, twin, offset = 0, 0, False, 0
    for ch in str(x):
        d = int(ch)
        offset = offset * 9 + 1
        r *= 9
        if twin:
            continue
        if d == prev:
            twin = True
            r += d
            continue
        r += d - (d > prev)
        prev = d
    return r + offset - twin if x else 0


a, b = map(int, input().split())
print(rank(b) - rank(a - 1))
