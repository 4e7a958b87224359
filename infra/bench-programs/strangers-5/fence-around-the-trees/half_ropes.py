import sys
from functools import reduce


def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def pull(rope, tree):
    while len(rope) > 1 and cross(rope[-2], rope[-1], tree) <= 0:
        rope.pop()
    rope.append(tree)
    return rope


nums = list(map(int, sys.stdin.read().split()))
trees = sorted(set(zip(nums[1::2], nums[2::2])))
if len(trees) == 1:
    hull = trees
else:
    hull = reduce(pull, trees, [])[:-1] + reduce(pull, reversed(trees), [])[:-1]
area = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(hull, hull[1:] + hull[:1]))
print(len(hull), area)
