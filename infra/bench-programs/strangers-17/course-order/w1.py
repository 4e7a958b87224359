import sys
from collections import defaultdict, deque


def plan(n, rules):
    followers = defaultdict(set)
    missing = [0] * (n + 1)
    for before, after in rules:
        followers[before].add(after)
        missing[after] += 1
    ready = deque(c for c in range(1, n + 1) if missing[c] == 0)
    order = []
    while ready:
        course = ready.popleft()
        order.append(course)
        for other in followers[course]:
            missing[other] -= 1
            if missing[other] == 0:
                ready.append(other)
    return order if len(order) == n else None


def main():
    n, m = map(int, sys.stdin.readline().split())
    rules = [tuple(map(int, sys.stdin.readline().split())) for _ in range(m)]
    order = plan(n, rules)
    print("impossible" if order is None else " ".join(map(str, order)))


main()
