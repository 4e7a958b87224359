# Hyyrö's bit-parallel LCS: one big integer is a whole row of the table.
s = input().strip()
t = input().strip()

where = {}
for i, c in enumerate(s):
    where[c] = where.get(c, 0) | 1 << i

full = (1 << len(s)) - 1
row = full                       # zero bits mark the places where the row rises
for c in t:
    hit = row & where.get(c, 0)
    row = (row + hit | row - hit) & full

print(len(s) - bin(row).count("1"))
