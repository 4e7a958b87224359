def fewest(coins, amount):
    if amount == 0:
        return 0
    seen = bytearray(amount + 1)
    level = [0]
    used = 0
    while level:
        used += 1
        following = []
        for have in level:
            for coin in coins:
                total = have + coin
                if total > amount:
                    break
                if total == amount:
                    return used
                if not seen[total]:
                    seen[total] = 1
                    following.append(total)
        level = following
    return -1


n, amount = map(int, input().split())
coins = [int(x) for x in input().split()]
print(fewest(coins, amount))
