import sys


def solve(k: int, ship: tuple[int, int], boats: list[tuple[int, int]]) -> list[int]:
    x, y = ship
    # Sorting is stable, so equal distances stay in the order of their numbers.
    order = sorted(range(len(boats)), key=lambda i: (boats[i][0] - x) ** 2 + (boats[i][1] - y) ** 2)
    return [i + 1 for i in order[:k]]


def main() -> None:
    _, k, *numbers = map(int, sys.stdin.read().split())
    ship, *boats = zip(numbers[::2], numbers[1::2])
    print(*solve(k, ship, boats))


main()
