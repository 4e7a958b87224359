import sys


def solve(prices: list[int]) -> int:
    n = len(prices)
    left = [0] * (n + 3)
    low = prices[0]
    for i in range(1, n):
        low = min(low, prices[i])
        left[i] = max(left[i - 1], prices[i] - low)
    best = left[n - 1]
    high, right = prices[-1], 0
    for i in range(n - 2, -1, -1):
        high = max(high, prices[i])
        right = max(right, high - prices[i])
        best = max(best, right + (left[i - 2] if i >= 2 else 0))
    return best


def main() -> None:
    _, *prices = map(int, sys.stdin.read().split())
    print(solve(prices))


main()
