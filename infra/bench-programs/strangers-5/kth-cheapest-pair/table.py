import sys
from itertools import product, starmap
from operator import add

lines = sys.stdin.read().splitlines()
k = int(lines[0].split()[2])
bags, hats = (tuple(map(int, l.split())) for l in lines[1:3])
print(sorted(starmap(add, product(bags, hats)))[k - 1])
