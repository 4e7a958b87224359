from itertools import accumulate

input()
bars = list(map(int, input().split()))
left = accumulate(bars, max)
right = list(accumulate(bars[::-1], max))[::-1]
print(sum(map(min, left, right)) - sum(bars))
