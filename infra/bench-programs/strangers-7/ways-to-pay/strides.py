from itertools import accumulate

P = 10**9 + 7
_, a = map(int, input().split())
ways = [1] + [0] * a
for coin in map(int, input().split()):
    if coin <= a:
        for r in range(coin):
            ways[r::coin] = accumulate(ways[r::coin], lambda s, w: (s + w) % P)
print(ways[a])
