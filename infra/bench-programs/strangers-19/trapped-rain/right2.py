from itertools import accumulate
input()
h = list(map(int, input().split()))
left = accumulate(h, max)
right = list(accumulate(reversed(h), max))[::-1]
print(sum(map(min, left, right)) - sum(h))
