import sys
from collections import Counter


def solve(kinds: list[int], k: int) -> tuple[int, int]:
    return sum(count for _, count in Counter(kinds).most_common(k)), 1


def main() -> None:
    _, k, *kinds = map(int, sys.stdin.read().split())
    print(*solve(kinds, k))


main()
