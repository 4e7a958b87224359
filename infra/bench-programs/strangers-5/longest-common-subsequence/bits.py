s, t = input().strip(), input().strip()
full = (1 << len(s)) - 1
where = {}
for i, c in enumerate(s):
    where[c] = where.get(c, 0) | 1 << i
v = full
for c in t:
    u = v & where.get(c, 0)
    v = ((v + u) | (v - u)) & full
print(bin(full ^ v).count('1'))
