n, amount = map(int, input().split())
coins = sorted(map(int, input().split()), reverse=True)


def pay(rest, purse):
    used = 0
    for c in purse:
        used += rest // c
        rest %= c
    return used if rest == 0 else float("inf")


# paying the largest first is not always best, so leave out the largest ones in turn
best = min(pay(amount, coins[i:]) for i in range(n))
print(-1 if best == float("inf") else best)
