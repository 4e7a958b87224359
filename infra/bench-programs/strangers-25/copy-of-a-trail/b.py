import sys
from bisect import bisect_left

nums = list(map(int, sys.stdin.buffer.read().split()))
n, start = nums[0], nums[1]
ids, pics, nxt, hints = (nums[2 + j::4] for j in range(4))
order = sorted(range(n), key=ids.__getitem__)
ids.sort()

walk = []
place = [0] * n
x = start
while x:
    i = bisect_left(ids, x)
    walk.append(order[i])
    place[i] = len(walk)
    x = nxt[order[i]]

out = []
for pos, c in enumerate(walk, 1):
    h = place[bisect_left(ids, hints[c])] if hints[c] else 0
    out.append("%d %d %d" % (pics[c], pos + 1 if pos < len(walk) else 0, h))
print("\n".join(out))
