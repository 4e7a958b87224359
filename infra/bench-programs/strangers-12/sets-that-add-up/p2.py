# Only walk where an answer is waiting: ok[i] is a bit set of the sums
# that can be made from the values i, i+1, ...
from collections import Counter

n, t = map(int, input().split())
items = sorted(Counter(map(int, input().split())).items())
ok = [0] * len(items) + [1]
for i in range(len(items) - 1, -1, -1):
    v, c = items[i]
    ok[i] = ok[i + 1]
    for _ in range(c):
        ok[i] |= ok[i] << v
    ok[i] &= (1 << (t + 1)) - 1

def sets(i, rest, text):
    if not (ok[i] >> rest) & 1:
        return
    if i == len(items):
        yield text
        return
    v, c = items[i]
    for k in range(min(c, rest // v) + 1):
        yield from sets(i + 1, rest - k * v, text + [str(v)] * k)

found = [' '.join(s) for s in sets(0, t, [])]
print('\n'.join(found) if found else 'none')
