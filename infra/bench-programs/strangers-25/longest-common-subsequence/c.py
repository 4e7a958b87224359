s, t = input().strip(), input().strip()
full = (1 << len(s)) - 1
where = {c: int(''.join('01'[x == c] for x in reversed(s)), 2) for c in set(t)}
v = full
for c in t:
    u = v & where[c]
    v = (v + u | v - u) & full
print(bin(full ^ v).count('1'))
