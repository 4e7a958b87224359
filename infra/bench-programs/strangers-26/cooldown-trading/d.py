def largest_profit(prices):
    n = len(prices)
    f = [0] * (n + 2)           # f[i + 1]: the first i days, at the end no piece
    bargain = float('-inf')     # best of (money before buying - price)
    for i, p in enumerate(prices, 1):
        f[i + 1] = max(f[i], bargain + p)
        bargain = max(bargain, f[i - 1] - p)
    return f[n + 1]


input()
print(largest_profit([int(w) for w in input().split()]))
