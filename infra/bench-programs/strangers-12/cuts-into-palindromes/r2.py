# Big integers as bit sets.
# starts[i] has bit j set if s[j..i] is a mirror word:
#   s[j..i] is one  <=>  s[j] == s[i] and s[j+1..i-1] is one (or empty, or a single letter)
import sys

n, s = sys.stdin.read().split()
n = int(n)
where = {}
for i, c in enumerate(s):
    where[c] = where.get(c, 0) | 1 << i

# ends[j]: built as "by end" first, then breadth-first search backwards from the end of the strip
starts = []
prev = 0
for i, c in enumerate(s):
    # bits j with j+1 in starts[i-1]; an empty middle (j = i-1) and the letter itself (j = i)
    cur = (prev >> 1 | 1 << i | (1 << i >> 1)) & where[c]
    starts.append(cur)
    prev = cur

# frontier: set of positions p such that s[p:] can be cut into `pieces` pieces
frontier, seen, pieces = [n], 0, 0
while True:
    pieces += 1
    new = 0
    for p in frontier:
        if p:
            new |= starts[p - 1]
    if new & 1:
        break
    new &= ~seen
    seen |= new
    frontier = []
    while new:
        low = new & -new
        frontier.append(low.bit_length() - 1)
        new ^= low
print(pieces - 1)
