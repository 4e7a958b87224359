from functools import reduce
import sys


def cross(o, p, q):
    return (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])


def add(hull, p):
    while len(hull) > 1 and cross(hull[-2], hull[-1], p) <= 0:
        hull.pop()
    hull.append(p)
    return hull


nums = list(map(int, sys.stdin.buffer.read().split()))[1:]
pts = sorted(set(zip(nums[0::2], nums[1::2])))
if len(pts) == 1:
    print(1, 0)
else:
    lower = reduce(add, pts, [])
    upper = reduce(add, reversed(pts), [])
    ring = lower[:-1] + upper[:-1]
    twice = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(ring, ring[1:] + ring[:1]))
    print(len(ring), abs(twice))
