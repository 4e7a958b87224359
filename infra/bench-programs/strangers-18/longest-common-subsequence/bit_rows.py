# a row of the table as one big integer: bit j is 0 where the row goes up at column j
s = input().strip()
t = input().strip()

full = (1 << len(t)) - 1
where = {}
for j, c in enumerate(t):
    where[c] = where.get(c, 0) | 1 << j

row = full
for c in s:
    m = where.get(c, 0)
    u = row & m
    row = ((row + u) | (row - u)) & full

print(len(t) - bin(row).count("1"))
