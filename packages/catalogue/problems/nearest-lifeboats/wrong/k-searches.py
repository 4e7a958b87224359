import sys


def solve(k: int, ship: tuple[int, int], boats: list[tuple[int, int]]) -> list[int]:
    x, y = ship
    left = [((boat[0] - x) ** 2 + (boat[1] - y) ** 2, i + 1) for i, boat in enumerate(boats)]
    numbers = []
    for _ in range(k):
        best = min(left)
        left.remove(best)
        numbers.append(best[1])
    return numbers


def main() -> None:
    _, k, *numbers = map(int, sys.stdin.read().split())
    ship, *boats = zip(numbers[::2], numbers[1::2])
    print(*solve(k, ship, boats))


main()
