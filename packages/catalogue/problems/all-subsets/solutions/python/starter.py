import sys


def solve(toppings: list[int]) -> list[list[int]]:
    # Write your solution here.
    return [[]]


def main() -> None:
    _, *toppings = map(int, sys.stdin.read().split())
    for selection in solve(toppings):
        print(*selection or "-")


main()
