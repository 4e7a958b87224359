def change(coins, amount):
    big = amount + 1
    need = [0] + [big] * amount
    for coin in coins:
        for low in range(amount - coin + 1):
            k = need[low] + 1
            if k < need[low + coin]:
                need[low + coin] = k
    return -1 if need[amount] == big else need[amount]


n, amount = map(int, input().split())
print(change(list(map(int, input().split())), amount))
