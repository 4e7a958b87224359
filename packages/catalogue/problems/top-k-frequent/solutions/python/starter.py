import sys


def solve(values: list[int], k: int) -> list[int]:
    # Write your solution here.
    return values[:k]


def main() -> None:
    n, k, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], k))


main()
