import sys


def solve(values: list[int]) -> list[int]:
    # The sort is stable and knows two keys only, False (not zero) before True.
    values.sort(key=lambda value: value == 0)
    return values


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
