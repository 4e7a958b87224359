import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
rules = [(data[2 + 2 * i], data[3 + 2 * i]) for i in range(m)]
left = set(range(1, n + 1))
out = []
while left:
    blocked = {b for a, b in rules}
    free = [x for x in left if x not in blocked]
    if not free:
        break
    for x in free:
        left.discard(x)
        out.append(x)
    rules = [(a, b) for a, b in rules if a in left]
print(*out) if not left else print('impossible')
