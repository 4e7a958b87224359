import sys
from collections import deque


def solve(values: list[int], k: int) -> list[int]:
    return [max(values[start : start + k]) for start in range(len(values) - k + 1)]


def main() -> None:
    n, k, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], k))


main()
