import sys


def solve(values: list[int]) -> list[int]:
    for i in range(len(values) - 1):
        if values[i] == 0:
            values[i], values[i + 1] = values[i + 1], values[i]
    return values


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
