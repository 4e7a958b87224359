import sys
from collections import defaultdict

def periods(bookings, k):
    waiting = defaultdict(int)   # sum that the till must have at the end -> number of beginnings
    waiting[k] = 1
    till = 0
    for b in bookings:
        till += b
        yield waiting.get(till, 0)
        waiting[till + k] += 1

n, k = map(int, sys.stdin.readline().split())
print(sum(periods(map(int, sys.stdin.readline().split()), k)))
