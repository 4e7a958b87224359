import sys

lines = sys.stdin
n, _ = map(int, next(lines).split())
team = [[i] for i in range(n + 1)]      # team[i] is a list shared by all its members

for line in lines:
    if not line.strip():
        continue
    a, b = (team[int(x)] for x in line.split())
    if a is b:
        continue
    if len(a) < len(b):
        a, b = b, a
    a.extend(b)
    for member in b:
        team[member] = a

print(len({id(t) for t in team[1:]}))
