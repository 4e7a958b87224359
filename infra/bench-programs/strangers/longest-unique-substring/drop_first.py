s = input()
best = 0
while s:
    seen = set()
    for ch in s:
        if ch in seen:
            break
        seen.add(ch)
    best = max(best, len(seen))
    s = s[1:]
print(best)
