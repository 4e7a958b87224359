import sys


def solve(row: list[int]) -> int:
    def run(order):
        return sum(a * b for a, b in zip(order, order[1:] + [1]))

    return max(run(row), run(row[::-1]))


def main() -> None:
    _, *row = map(int, sys.stdin.read().split())
    print(solve(row))


main()
