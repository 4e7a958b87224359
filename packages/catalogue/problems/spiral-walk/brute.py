import sys


def solve(lawn: list[list[int]]) -> list[int]:
    walk = []
    while lawn:
        walk += lawn[0]
        # The rest of the lawn, turned left by a quarter, has its next piece on top.
        lawn = [list(column) for column in zip(*lawn[1:])][::-1]
    return walk


def main() -> None:
    r, c, *numbers = map(int, sys.stdin.read().split())
    print(*solve([numbers[y * c : (y + 1) * c] for y in range(r)]))


main()
