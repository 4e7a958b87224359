import sys


def solve(prices: list[int]) -> int:
    sys.setrecursionlimit(10 ** 6)
    memory = {}

    def best(day: int, has: bool) -> int:
        if day >= len(prices):
            return 0
        if day not in memory:
            wait = best(day + 1, has)
            trade = prices[day] + best(day + 2, False) if has else best(day + 1, True) - prices[day]
            memory[day] = max(wait, trade)
        return memory[day]

    return best(0, False)


def main() -> None:
    _, *prices = map(int, sys.stdin.read().split())
    print(solve(prices))


main()
