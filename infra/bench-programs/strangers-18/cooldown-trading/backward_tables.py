import sys


def solve(a):
    n = len(a)
    # can_buy[i] / has[i]: best money still to be made from day i on
    can_buy = [0] * (n + 2)
    has = [0] * (n + 2)
    for i in range(n - 1, -1, -1):
        x = has[i + 1] - a[i]
        can_buy[i] = x if x > can_buy[i + 1] else can_buy[i + 1]
        y = can_buy[i + 2] + a[i]
        has[i] = y if y > has[i + 1] else has[i + 1]
    return can_buy[0]


input()
print(solve([int(w) for w in sys.stdin.readline().split()]))
