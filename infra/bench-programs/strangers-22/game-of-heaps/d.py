import sys
from itertools import accumulate
from operator import xor, lt
sizes = list(map(int, sys.stdin.read().split()[1:]))
before = accumulate(sizes, xor, initial=0)
after = list(accumulate(reversed(sizes), xor, initial=0))
after.reverse()
others = map(xor, before, after[1:])
print(sum(map(lt, others, sizes)))
