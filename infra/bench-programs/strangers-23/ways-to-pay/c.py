from itertools import accumulate

M = 10 ** 9 + 7
n, a = map(int, input().split())
ways = [1] + [0] * a
for coin in map(int, input().split()):
    if coin > a:
        continue
    for r in range(min(coin, a - coin + 1)):
        ways[r::coin] = accumulate(ways[r::coin])
    ways = [w % M for w in ways]
print(ways[a])
