k, *t = open(0).read().split()
*t, p, q = t
real = [i for i, w in enumerate(t) if w != 'null']
i, j = t.index(p), t.index(q)
while i != j:
    if i < j: i, j = j, i
    i = real[(i - 1) // 2]
print(t[i])
