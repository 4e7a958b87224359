import sys


def solve(k: int, ship: tuple[int, int], boats: list[tuple[int, int]]) -> list[int]:
    x, y = ship
    number_at = {}
    for number, boat in enumerate(boats, 1):
        number_at.setdefault(boat, number)
    order = sorted((((px - x) ** 2 + (py - y) ** 2, number) for (px, py), number in number_at.items()))
    return [number for _, number in order[:k]]


def main() -> None:
    _, k, *numbers = map(int, sys.stdin.read().split())
    ship, *boats = zip(numbers[::2], numbers[1::2])
    print(*solve(k, ship, boats))


main()
