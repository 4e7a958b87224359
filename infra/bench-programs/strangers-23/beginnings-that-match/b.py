w = input().strip()
p = input().strip()
full = (1 << (len(w) + 1)) - 1
back = w[::-1]
table = {c: int(''.join('01'[c == x] for x in back), 2) for c in set(w)}
ends = 1
for c in p:
    if c == '*':
        ends = full ^ ((ends & -ends) - 1) if ends else 0
    elif c == '?':
        ends = ends << 1 & full
    else:
        ends = (ends & table.get(c, 0)) << 1
print(bin(ends).count('1'))
