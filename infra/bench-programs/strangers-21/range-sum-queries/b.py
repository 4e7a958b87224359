import sys
from itertools import accumulate

inp = sys.stdin
inp.readline()
upto = list(accumulate(map(int, inp.readline().split()), initial=0))
for line in inp:
    if not line.strip():
        continue
    l, r = line.split()
    print(upto[int(r)] - upto[int(l) - 1])
