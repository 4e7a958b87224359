n = int(input())
price = list(map(int, input().split()))

# best[i]: largest profit with the first i days, no piece in hand
best = [0] * (n + 1)
for sell in range(n):
    best[sell + 1] = best[sell]
    for buy in range(sell):
        before = best[buy - 1] if buy >= 1 else 0
        profit = before + price[sell] - price[buy]
        if profit > best[sell + 1]:
            best[sell + 1] = profit
print(best[n])
