import sys


def solve(values: list[int], target: int) -> tuple[int, int]:
    # Write your solution here.
    return 0, 1


def main() -> None:
    n, target, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], target))


main()
