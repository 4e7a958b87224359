from itertools import accumulate

P = 10**9 + 7
n, a = map(int, input().split())
ways = [1] + [0] * a
for v in map(int, input().split()):
    if v <= a:
        for r in range(min(v, a - v + 1)):
            ways[r::v] = accumulate(ways[r::v], lambda x, y: (x + y) % P)
print(ways[a] % P)
