import sys


def solve(toppings: list[int]) -> list[list[int]]:
    selections: list[list[int]] = [[]]
    for topping in toppings:
        selections += [selection + [topping] for selection in selections]
    return selections


def main() -> None:
    _, *toppings = map(int, sys.stdin.read().split())
    for selection in solve(toppings):
        print(*selection or "-")


main()
