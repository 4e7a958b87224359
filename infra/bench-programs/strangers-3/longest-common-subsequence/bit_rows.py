s = input().strip()
t = input().strip()
where = {}
for i, ch in enumerate(t):
    where[ch] = where.get(ch, 0) | 1 << i
full = (1 << len(t)) - 1
row = full
for ch in s:
    u = row & where.get(ch, 0)
    row = ((row + u) | (row - u)) & full
print(len(t) - bin(row).count("1"))
