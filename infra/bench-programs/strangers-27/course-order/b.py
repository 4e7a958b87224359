import sys
from graphlib import CycleError, TopologicalSorter

n, m = map(int, sys.stdin.readline().split())
school = TopologicalSorter({course: () for course in range(1, n + 1)})
for rule in sys.stdin:
    if rule.strip():
        before, after = map(int, rule.split())
        school.add(after, before)
try:
    print(*school.static_order())
except CycleError:
    print("impossible")
