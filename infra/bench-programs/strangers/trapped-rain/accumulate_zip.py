from itertools import accumulate
input()
bars = [*map(int, input().split())]
left = accumulate(bars, max)
right = reversed([*accumulate(reversed(bars), max)])
print(sum(min(l, r) - b for l, r, b in zip(left, right, bars)))
