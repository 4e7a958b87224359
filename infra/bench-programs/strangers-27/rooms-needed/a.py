from itertools import accumulate
import sys

lines = sys.stdin.read().split('\n')
# an end comes before a start in the same second
events = [(int(s), 1) for s in lines[1].split()]
events += [(int(e), -1) for e in lines[2].split()]
events.sort()
print(max(accumulate(change for _, change in events)))
