def fewest(coins, amount):
    level, seen, used = {0}, {0}, 0
    while level:
        if amount in level:
            return used
        level = {s + c for s in level for c in coins if s + c <= amount} - seen
        seen |= level
        used += 1
    return -1

n, amount = map(int, input().split())
print(fewest(list(map(int, input().split())), amount))
