from collections import Counter
s = input().strip()
t = input().strip()
best = None
need = Counter(t)
for i in range(len(s)):
    if s[i] != t[0] and s[i] not in t[:2]:
        continue
    cur = Counter()
    for k in range(i, min(len(s), i + 200)):
        cur[s[k]] += 1
        if not need - cur:
            if best is None or k - i < len(best) - 1:
                best = s[i:k + 1]
            break
print(best or 'none')
