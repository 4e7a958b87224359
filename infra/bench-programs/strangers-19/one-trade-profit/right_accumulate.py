from itertools import accumulate
input()
days = [int(w) for w in input().split()]
ceiling = list(accumulate(reversed(days), max))[::-1]
print(max(c - d for c, d in zip(ceiling, days)))
