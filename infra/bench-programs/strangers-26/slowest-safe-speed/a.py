from bisect import bisect_left
(_, h), tanks = (list(map(int, input().split())) for _ in 'xx')
print(1 + bisect_left(range(1, max(tanks)), True, key=lambda v: sum([(x + v - 1) // v for x in tanks]) <= h))
