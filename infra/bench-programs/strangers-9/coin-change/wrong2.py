import sys


def take(coins, amount):
    """Pays with the largest coin first; None if something is left over."""
    used = 0
    for coin in coins:
        used += amount // coin
        amount %= coin
    return used if amount == 0 else None


def solve(coins, amount):
    coins = sorted(coins, reverse=True)
    # the largest coin is not always good, so leave out the largest ones in turn
    results = [take(coins[i:], amount) for i in range(len(coins))]
    results = [r for r in results if r is not None]
    return min(results, default=-1)


n, amount, *coins = map(int, sys.stdin.read().split())
print(solve(coins, amount))
