import sys


def solve(values: list[int]) -> list[int]:
    swapped = True
    while swapped:
        swapped = False
        for i in range(len(values) - 1):
            if values[i] == 0 and values[i + 1] != 0:
                values[i], values[i + 1] = values[i + 1], values[i]
                swapped = True
    return values


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
