import sys
from collections import Counter


def solve(values: list[int], k: int) -> list[int]:
    chosen: list[int] = []
    for _ in range(k):
        left = [value for value in values if value not in chosen]
        chosen.append(max(left, key=left.count))
    return chosen


def main() -> None:
    n, k, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], k))


main()
