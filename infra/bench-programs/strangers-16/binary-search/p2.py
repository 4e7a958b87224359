import sys
from array import array
from bisect import bisect_left

inp = sys.stdin
n, q = map(int, inp.readline().split())
values = array("i", map(int, inp.readline().split()))
out = []
for t in map(int, inp.readline().split()):
    i = bisect_left(values, t)
    out.append(i if i < n and values[i] == t else -1)
sys.stdout.write("\n".join(map(str, out)) + "\n")
