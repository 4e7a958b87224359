import sys


def solve(values: list[int], target: int) -> int:
    # Write your solution here.
    return -1


def main() -> None:
    n, q, *rest = map(int, sys.stdin.read().split())
    values, targets = rest[:n], rest[n : n + q]
    print("\n".join(str(solve(values, target)) for target in targets))


main()
