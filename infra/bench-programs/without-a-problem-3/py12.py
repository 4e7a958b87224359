n = int(input())
h = [int(x) for x in input().split()]

size = []
ways = []
for i, x in enumerate(h):
    before = max((size[j] for j in range(i) if h[j] < x), default=0)
    count = sum(ways[j] for j in range(i) if h[j] < x and size[j] == before) % 1000000007
    size.append(before + 1)
    ways.append(count if before else 1)

m = max(size)
print(m, sum(w for s, w in zip(size, ways) if s == m) % 1000000007)
