import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[:2]
offers = sorted(zip(data[4::3], data[2::3], data[3::3]))

parent = list(range(n + 1))


def find(x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


total = 0
with_cable = set()
for cost, a, b in offers:
    ra, rb = find(a), find(b)
    if ra != rb:
        parent[ra] = rb
        total += cost
        with_cable.update((a, b))

print(total if n == 1 or len(with_cable) == n else -1)
