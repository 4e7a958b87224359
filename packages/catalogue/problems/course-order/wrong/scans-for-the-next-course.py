import sys
from collections import deque


def solve(n: int, rules: list[tuple[int, int]]) -> list[int] | None:
    """Returns an order of the courses 1 to n, or None if there is none."""
    waits_for = [0] * (n + 1)
    successors: list[list[int]] = [[] for _ in range(n + 1)]
    for a, b in rules:
        successors[a].append(b)
        waits_for[b] += 1
    order = []
    while True:
        for course in range(1, n + 1):
            if waits_for[course] == 0:
                break
        else:
            return order if len(order) == n else None
        order.append(course)
        waits_for[course] = -1
        for following in successors[course]:
            waits_for[following] -= 1


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    order = solve(n, list(zip(ends[::2], ends[1::2])))
    print("impossible" if order is None else " ".join(map(str, order)))


main()
