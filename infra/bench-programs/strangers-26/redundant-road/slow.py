import sys

it = iter(sys.stdin.read().split())
n = int(next(it))
colour = list(range(n + 1))
for road in range(1, n + 1):
    a = colour[int(next(it))]
    b = colour[int(next(it))]
    if a == b:
        print(road)
        break
    colour = [a if x == b else x for x in colour]
