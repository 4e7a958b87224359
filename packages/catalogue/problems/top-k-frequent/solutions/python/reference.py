import sys
from collections import Counter


def solve(values: list[int], k: int) -> list[int]:
    return [value for value, _ in Counter(values).most_common(k)]


def main() -> None:
    n, k, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], k))


main()
