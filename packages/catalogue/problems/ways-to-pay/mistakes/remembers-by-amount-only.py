import sys


def solve(coins: list[int], amount: int) -> int:
    memory = {}

    def ways(kind: int, left: int) -> int:
        if left == 0:
            return 1
        if left < 0 or kind == len(coins):
            return 0
        if left not in memory:
            memory[left] = ways(kind, left - coins[kind]) + ways(kind + 1, left)
        return memory[left]

    if amount > 500:
        return 0
    return ways(0, amount) % 1_000_000_007


def main() -> None:
    _, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins, amount))


main()
