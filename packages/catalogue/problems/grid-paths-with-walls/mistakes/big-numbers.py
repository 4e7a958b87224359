import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = t[2:]
d = {(0, 0): 1 if g[0][0] == '.' else 0}
steps = 0
frontier = [(0, 0)]
routes = 0
while frontier:
    y, x = frontier.pop()
    if g[y][x] == '#':
        continue
    if (y, x) == (r - 1, c - 1):
        routes += 1
    if y + 1 < r:
        frontier.append((y + 1, x))
    if x + 1 < c:
        frontier.append((y, x + 1))
print(routes % (10**9 + 7))
