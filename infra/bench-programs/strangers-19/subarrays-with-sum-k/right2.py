import sys
from collections import defaultdict
from itertools import accumulate

n, k, *book = map(int, sys.stdin.buffer.read().split())
till = list(accumulate(book, initial=0))
places = defaultdict(int)
total = 0
# from the back: how many later states of the till are exactly k higher?
for state in reversed(till):
    total += places.get(state + k, 0)
    places[state] += 1
print(total)
