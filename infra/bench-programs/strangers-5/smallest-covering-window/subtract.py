import sys
from collections import Counter

s, t = sys.stdin.read().split()
want = Counter(t)
candidates = []
for i, first in enumerate(s):
    if first not in want:
        continue
    left = want.copy()
    for j, c in enumerate(s[i:], i):
        if left[c] > 1:
            left[c] -= 1
        elif left[c] == 1:
            del left[c]
            if not left:
                candidates.append((j - i, i))
                break
if candidates:
    size, i = min(candidates)
    print(s[i:i + size + 1])
else:
    print("none")
