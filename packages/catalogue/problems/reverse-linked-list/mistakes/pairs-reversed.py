n, *a = map(int, open(0).read().split())
head = [None, None]
tail = None
nodes = [[v, None] for v in a]
for i in range(n - 1):
    nodes[i][1] = nodes[i + 1]
prev, cur = None, nodes[0] if nodes else None
steps = 0
while cur is not None and steps < 10000:
    cur[1], prev, cur = prev, cur, cur[1]
    steps += 1
out = []
while prev:
    out.append(prev[0])
    prev = prev[1]
print(*out)
