import sys


def solve(k: int, ship: tuple[int, int], boats: list[tuple[int, int]]) -> list[int]:
    # Write your solution here.
    return []


def main() -> None:
    _, k, *numbers = map(int, sys.stdin.read().split())
    ship, *boats = zip(numbers[::2], numbers[1::2])
    print(*solve(k, ship, boats))


main()
