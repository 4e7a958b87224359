import sys
from functools import lru_cache
sys.setrecursionlimit(10000)

count = int(sys.stdin.readline())
beads = [int(x) for x in sys.stdin.readline().split()]
assert len(beads) == count


@lru_cache(maxsize=None)
def cheapest(left, right):
    """cost to remove all the beads strictly between left and right"""
    if right - left < 2:
        return 0
    answer = float("inf")
    for last in range(left + 1, right):
        cost = cheapest(left, last) + cheapest(last, right)
        cost += beads[left] * beads[last] * beads[right]
        answer = min(answer, cost)
    return answer


print(cheapest(0, count - 1))
