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
        size = right - left + 1
        if best is None or size <= best[0]:
            best = (size, left)
        need[s[left]] += 1
        if need[s[left]] > 0:
            missing += 1
        left += 1

if best is None:
    print('none')
else:
    size, start = best
    print(s[start:start + size])
