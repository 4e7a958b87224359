# bit i of `live` = the beginning of length i matches the pattern read so far
w = input().strip()
p = input().strip()
n = len(w)
every = (1 << n) - 1
where = {c: int(''.join('01'[x == c] for x in reversed(w)), 2) for c in set(w)}
where['?'] = every
live = 1
for c in p:
    if c == '*':
        live = (every << 1 | 1) & ~((live & -live) - 1) if live else 0
    else:
        live = (live & where.get(c, 0)) << 1
print(bin(live).count('1'))
