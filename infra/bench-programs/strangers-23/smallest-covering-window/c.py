from collections import Counter

s = input().strip()
t = input().strip()
need = Counter(t)
spots = [i for i, c in enumerate(s) if c in need]

have = Counter()
satisfied = 0
best = None
left = 0
for right in spots:
    c = s[right]
    have[c] += 1
    if have[c] == need[c]:
        satisfied += 1
    while satisfied == len(need):
        start = spots[left]
        if best is None or right - start < best[1] - best[0]:
            best = (start, right)
        d = s[start]
        if have[d] == need[d]:
            satisfied -= 1
        have[d] -= 1
        left += 1
print('none' if best is None else s[best[0]:best[1] + 1])
