import sys
from collections import deque


def solve(n: int, rules: list[tuple[int, int]]) -> list[int] | None:
    """Returns an order of the courses 1 to n, or None if there is none."""
    waits_for = [0] * (n + 1)
    for _, b in rules:
        waits_for[b] += 1
    return sorted(range(1, n + 1), key=lambda course: waits_for[course])


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    order = solve(n, list(zip(ends[::2], ends[1::2])))
    print("impossible" if order is None else " ".join(map(str, order)))


main()
