import sys
rows = sys.stdin.read().splitlines()
r, c = map(int, rows[0].split())
m = [tuple(x.split()) for x in rows[1:r + 1]]
walk = []
while m:
    walk += m[0]                     # mow the first row ...
    m = list(zip(*m[1:]))[::-1]      # ... and turn the rest of the lawn to the left
print(*walk)
