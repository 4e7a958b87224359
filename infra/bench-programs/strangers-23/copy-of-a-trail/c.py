import sys
from bisect import bisect_left

lines = sys.stdin.read().splitlines()
n, first = map(int, lines[0].split())
cards = sorted(tuple(map(int, line.split())) for line in lines[1:n + 1])
keys = [c[0] for c in cards]
where = lambda key: bisect_left(keys, key)

trail = []
place = [0] * n
cur = first
while cur:
    i = where(cur)
    trail.append(i)
    place[i] = len(trail)
    cur = cards[i][2]

for i in trail:
    _, picture, nxt, hint = cards[i]
    sys.stdout.write("%d %d %d\n" % (picture,
                                     nxt and place[where(nxt)],
                                     hint and place[where(hint)]))
