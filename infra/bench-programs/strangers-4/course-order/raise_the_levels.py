import sys
rows = sys.stdin.read().split('\n')
n, m = map(int, rows[0].split())
rules = [tuple(map(int, row.split())) for row in rows[1:m + 1]]
level = [0] * (n + 1)
for attempt in range(n + 1):
    changed = False
    for before, after in rules:
        if level[after] <= level[before]:
            level[after] = level[before] + 1
            changed = True
    if not changed:
        print(*sorted(range(1, n + 1), key=level.__getitem__))
        break
else:
    print('impossible')
