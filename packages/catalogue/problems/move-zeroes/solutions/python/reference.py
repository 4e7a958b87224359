import sys


def solve(values: list[int]) -> list[int]:
    write = 0
    for read, value in enumerate(values):
        if value != 0:
            values[read], values[write] = values[write], value
            write += 1
    return values


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
