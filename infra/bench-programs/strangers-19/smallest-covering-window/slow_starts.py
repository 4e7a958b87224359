from collections import Counter

s = input().strip()
t = input().strip()
best = None
for i in range(len(s)):
    need = Counter(t)
    missing = len(t)
    for j in range(i, len(s)):
        if need[s[j]] > 0:
            missing -= 1
        need[s[j]] -= 1
        if missing == 0:
            if best is None or j + 1 - i < len(best):
                best = s[i:j + 1]
            break
print(best if best is not None else "none")
