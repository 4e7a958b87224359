import sys
s = sys.stdin.readline().rstrip('\n')
best = 0
for off in range(3):
    seen = set()
    for ch in s[off:]:
        if ch in seen:
            seen = set()
        seen.add(ch)
        best = max(best, len(seen))
print(best)
