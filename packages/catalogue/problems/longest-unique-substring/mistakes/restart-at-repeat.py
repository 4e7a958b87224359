import sys
s = sys.stdin.readline().rstrip('\n')
best = 0
for i in range(len(s)):
    seen = []
    for ch in s[i:]:
        if ch in seen:
            break
        seen.append(ch)
    best = max(best, len(seen))
print(best)
