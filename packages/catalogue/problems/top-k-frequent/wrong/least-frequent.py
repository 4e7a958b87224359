import sys
from collections import Counter


def solve(values: list[int], k: int) -> list[int]:
    counts = Counter(values)
    return sorted(counts, key=lambda value: counts[value])[:k]


def main() -> None:
    n, k, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], k))


main()
