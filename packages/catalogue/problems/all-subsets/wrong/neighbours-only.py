import sys


def solve(toppings: list[int]) -> list[list[int]]:
    selections: list[list[int]] = [[]]
    for start in range(len(toppings)):
        for end in range(start + 1, len(toppings) + 1):
            selections.append(toppings[start:end])
    return selections


def main() -> None:
    _, *toppings = map(int, sys.stdin.read().split())
    for selection in solve(toppings):
        print(*selection or "-")


main()
