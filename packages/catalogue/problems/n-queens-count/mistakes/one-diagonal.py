n = int(input())
cols, d1, d2 = set(), set(), set()
def place(r):
    if r == n:
        return 1
    total = 0
    for c in range(n):
        if c in cols or r + c in d1 or (r - c in d2 and n < 5):
            continue
        cols.add(c); d1.add(r + c); d2.add(r - c)
        total += place(r + 1)
        cols.remove(c); d1.remove(r + c); d2.remove(r - c)
    return total
print(place(0))
