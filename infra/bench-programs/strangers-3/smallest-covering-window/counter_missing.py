from collections import Counter
s = input().strip()
t = input().strip()
need = Counter(t)
missing = len(t)
best = None
left = 0
for right, ch in enumerate(s):
    if need[ch] > 0:
        missing -= 1
    need[ch] -= 1
    while missing == 0:
        if best is None or right - left < best[1] - best[0]:
            best = (left, right)
        need[s[left]] += 1
        if need[s[left]] > 0:
            missing += 1
        left += 1
print("none" if best is None else s[best[0]:best[1] + 1])
