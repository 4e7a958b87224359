from itertools import permutations

n = int(input())
d = [list(map(int, input().split())) for _ in range(n)]


def length(order):
    tour = (0,) + order + (0,)
    legs = [d[a][b] for a, b in zip(tour, tour[1:])]
    return None if -1 in legs else sum(legs)


if n == 1:
    print(0)
else:
    totals = (length(p) for p in permutations(range(1, n)))
    print(min((x for x in totals if x is not None), default="none"))
