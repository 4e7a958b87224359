from collections import Counter

s = input().strip()
t = input().strip()
debt = Counter(t)
missing = len(t)
left = 0
best = None
for right, ch in enumerate(s, 1):
    missing -= debt[ch] > 0
    debt[ch] -= 1
    if missing:
        continue
    while debt[s[left]] < 0:
        debt[s[left]] += 1
        left += 1
    if best is None or right - left < best[1] - best[0]:
        best = left, right
print(s[slice(*best)] if best else 'none')
