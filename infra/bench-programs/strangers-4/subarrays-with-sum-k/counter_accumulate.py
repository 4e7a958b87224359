from collections import Counter
from itertools import accumulate
n, k = map(int, input().split())
seen = Counter()

def partners(totals):
    for total in totals:
        yield seen[total - k]
        seen[total] += 1

totals = accumulate(map(int, input().split()), initial=0)
print(sum(partners(totals)))
