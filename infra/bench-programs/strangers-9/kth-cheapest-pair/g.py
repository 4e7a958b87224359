import sys


def enough(bags, hats, limit, k):
    j = len(hats) - 1
    for bag in bags:
        while j >= 0 and bag + hats[j] > limit:
            j -= 1
        k -= j + 1
        if k <= 0:
            return True
        if j < 0:
            return False
    return False


def solve(bags, hats, k):
    low = min(bags[0], hats[0])  # no pair is cheaper than its cheaper piece
    high = bags[-1] + hats[-1]
    while low < high:
        mid = (low + high) // 2
        if enough(bags, hats, mid, k):
            high = mid
        else:
            low = mid + 1
    return low


n, m, k, *prices = map(int, sys.stdin.read().split())
print(solve(prices[:n], prices[n:], k))
