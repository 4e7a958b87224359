def solve(a):
    if len(a) < 2:
        return a, 0
    h = len(a) >> 1
    (l, x), (r, y) = solve(a[:h]), solve(a[h:])
    i = j = 0
    z = x + y
    m = []
    while i < len(l) or j < len(r):
        if j == len(r) or (i < len(l) and l[i] <= r[j]):
            m.append(l[i]); i += 1
            z += j
        else:
            m.append(r[j]); j += 1
    return m, z
input()
print(solve([*map(int, input().split())])[1])
