import sys


def solve(values: list[int]) -> list[int]:
    kept = [value for value in values if value > 0]
    return kept + [0] * (len(values) - len(kept))


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
