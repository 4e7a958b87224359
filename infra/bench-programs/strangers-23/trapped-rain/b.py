from itertools import accumulate

input()
h = list(map(int, input().split()))
left = accumulate(h, max)
right = reversed(list(accumulate(reversed(h), max)))
print(sum(map(min, left, right)) - sum(h))
