import sys
from bisect import bisect_left


def solve(values: list[int], target: int) -> int:
    for position, value in enumerate(values):
        if value == target:
            return position
        if value > target:
            return -1
    return -1


def main() -> None:
    n, q, *rest = map(int, sys.stdin.read().split())
    values, targets = rest[:n], rest[n : n + q]
    print("\n".join(str(solve(values, target)) for target in targets))


main()
