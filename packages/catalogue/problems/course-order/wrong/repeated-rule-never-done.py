import sys
from collections import deque


def solve(n: int, rules: list[tuple[int, int]]) -> list[int] | None:
    """Returns an order of the courses 1 to n, or None if there is none."""
    waits_for = [0] * (n + 1)
    successors: list[set[int]] = [set() for _ in range(n + 1)]
    for a, b in rules:
        successors[a].add(b)
        waits_for[b] += 1
    free = deque(course for course in range(1, n + 1) if waits_for[course] == 0)
    order = []
    while free:
        course = free.popleft()
        order.append(course)
        for following in successors[course]:
            waits_for[following] -= 1
            if waits_for[following] == 0:
                free.append(following)
    return order if len(order) == n else None


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    order = solve(n, list(zip(ends[::2], ends[1::2])))
    print("impossible" if order is None else " ".join(map(str, order)))


main()
