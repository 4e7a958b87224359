import sys
from itertools import accumulate
rd = sys.stdin.buffer.readline
n, q = map(int, rd().split())
pre = [0, *accumulate(map(int, rd().split()))]
res = []
for _ in range(q):
    l, r = map(int, rd().split())
    res.append(pre[r] - pre[l - 1])
sys.stdout.write("\n".join(map(str, res)) + "\n")
