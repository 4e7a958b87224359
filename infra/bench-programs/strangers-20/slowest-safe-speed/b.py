from bisect import bisect_left

n, h = map(int, input().split())
tanks = [int(x) - 1 for x in input().split()]
print(1 + bisect_left(range(1, max(tanks) + 1), True,
                      key=lambda v: n + sum([t // v for t in tanks]) <= h))
