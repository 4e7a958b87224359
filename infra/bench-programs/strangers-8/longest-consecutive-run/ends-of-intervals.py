import sys

partner = {}   # for the two ends of every run found so far: the other end
longest = 0
seen = set()
for x in map(int, sys.stdin.read().split()[1:]):
    if x in seen:
        continue
    seen.add(x)
    lo = partner.pop(x - 1, x)
    hi = partner.pop(x + 1, x)
    partner[lo] = hi
    partner[hi] = lo
    longest = max(longest, hi - lo + 1)
print(longest)
