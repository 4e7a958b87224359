import sys


def solve(lawn: list[list[int]]) -> list[int]:
    # Write your solution here.
    return [number for row in lawn for number in row]


def main() -> None:
    r, c, *numbers = map(int, sys.stdin.read().split())
    print(*solve([numbers[y * c : (y + 1) * c] for y in range(r)]))


main()
