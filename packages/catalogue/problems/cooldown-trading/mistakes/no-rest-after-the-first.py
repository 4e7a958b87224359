import sys


def solve(prices: list[int]) -> int:
    best = [0] * (len(prices) + 1)
    buy = float("-inf")
    for day, price in enumerate(prices, 1):
        best[day] = max(best[day - 1], buy + price)
        buy = max(buy, best[day - 1] - price)
    return best[-1]


def main() -> None:
    _, *prices = map(int, sys.stdin.read().split())
    print(solve(prices))


main()
