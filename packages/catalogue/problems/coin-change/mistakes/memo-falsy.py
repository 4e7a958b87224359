import sys
n, amount, *coins = map(int, open(0).read().split())
coins.sort(reverse=True)
def f(left):
    if left == 0:
        return 0
    best = 0
    for c in coins:
        if c <= left:
            r = f2(left - c)
            if r is not None and (not best or r + 1 < best):
                best = r + 1
    return best or None
memo = {}
sys.setrecursionlimit(900)
def f2(left):
    if left not in memo:
        memo[left] = f(left)
    return memo[left]
r = f2(amount)
print(-1 if r is None else r)
