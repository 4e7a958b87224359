import sys


def solve(k: int, ship: tuple[int, int], boats: list[tuple[int, int]]) -> list[int]:
    x, y = ship
    order = [((boat[0] - x) ** 2 + (boat[1] - y) ** 2, i + 1) for i, boat in enumerate(boats)]
    for end in range(len(order) - 1, 0, -1):
        for i in range(end):
            if order[i] > order[i + 1]:
                order[i], order[i + 1] = order[i + 1], order[i]
    return [number for _, number in order[:k]]


def main() -> None:
    _, k, *numbers = map(int, sys.stdin.read().split())
    ship, *boats = zip(numbers[::2], numbers[1::2])
    print(*solve(k, ship, boats))


main()
