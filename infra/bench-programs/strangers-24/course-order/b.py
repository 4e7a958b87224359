import sys
from graphlib import TopologicalSorter, CycleError

n, m, *rest = map(int, sys.stdin.read().split())
plan = TopologicalSorter()
for course in range(1, n + 1):
    plan.add(course)
it = iter(rest)
for before, after in zip(it, it):
    plan.add(after, before)
try:
    print(*plan.static_order())
except CycleError:
    print("impossible")
