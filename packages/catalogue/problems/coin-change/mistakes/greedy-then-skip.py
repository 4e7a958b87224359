n, amount, *coins = map(int, open(0).read().split())
coins.sort(reverse=True)
best = -1
for s in range(n):
    left = amount
    cnt = 0
    for c in coins[s:]:
        cnt += left // c
        left %= c
    if left == 0 and (best < 0 or cnt < best):
        best = cnt
print(best)
