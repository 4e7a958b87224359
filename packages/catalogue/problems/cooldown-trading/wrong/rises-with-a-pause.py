import sys


def solve(prices: list[int]) -> int:
    profit = 0
    day = 0
    while day + 1 < len(prices):
        start = day
        while day + 1 < len(prices) and prices[day + 1] >= prices[day]:
            day += 1
        if prices[day] > prices[start]:
            profit += prices[day] - prices[start]
            day += 2
        else:
            day += 1
    return profit


def main() -> None:
    _, *prices = map(int, sys.stdin.read().split())
    print(solve(prices))


main()
