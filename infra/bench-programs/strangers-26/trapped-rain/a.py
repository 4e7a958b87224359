from itertools import accumulate

input()
h = [*map(int, input().split())]
west = accumulate(h, max)
east = [*accumulate(h[::-1], max)][::-1]
print(sum(map(min, west, east)) - sum(h))
