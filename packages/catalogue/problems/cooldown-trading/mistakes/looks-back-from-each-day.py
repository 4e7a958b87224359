import sys


def solve(prices: list[int]) -> int:
    best = [0, 0]
    for day, price in enumerate(prices):
        best.append(max([best[-1]] + [best[b] + price - prices[b] for b in range(day)]))
    return best[-1]


def main() -> None:
    _, *prices = map(int, sys.stdin.read().split())
    print(solve(prices))


main()
