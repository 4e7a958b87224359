import sys


def solve(lawn: list[list[int]]) -> list[int]:
    walk: list[int] = []
    columns = [list(column) for column in zip(*lawn)]
    while columns:
        walk += columns[0]
        columns = [list(row) for row in zip(*columns[1:])][::-1]
    return walk


def main() -> None:
    r, c, *numbers = map(int, sys.stdin.read().split())
    print(*solve([numbers[y * c : (y + 1) * c] for y in range(r)]))


main()
