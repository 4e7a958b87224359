import sys
sys.setrecursionlimit(200000)
n, amount, *coins = map(int, open(0).read().split())
coins.sort(reverse=True)
def f(left):
    if left == 0:
        return 0
    best = 10**9
    for c in coins:
        if c <= left:
            best = min(best, f(left - c) + 1)
    return best
r = f(amount)
print(r if r < 10**9 else -1)
