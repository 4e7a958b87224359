import sys

sys.setrecursionlimit(5000)
_, first, second = (line.split() for line in sys.stdin.read().strip().split("\n"))
queue = iter(first)
third = []


def visit(lo, hi):
    if lo < hi:
        node = next(queue)
        k = second.index(node, lo, hi)
        visit(lo, k)
        visit(k + 1, hi)
        third.append(node)


visit(0, len(second))
print(*third)
