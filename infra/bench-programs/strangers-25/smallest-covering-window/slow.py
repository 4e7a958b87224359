from collections import Counter

s = input().strip()
t = input().strip()
need = Counter(t)

best = None
for start in range(len(s)):
    missing = dict(need)
    todo = len(t)
    for end in range(start, len(s)):
        letter = s[end]
        if missing.get(letter, 0) > 0:
            missing[letter] -= 1
            todo -= 1
            if todo == 0:
                if best is None or end + 1 - start < best[1] - best[0]:
                    best = (start, end + 1)
                break

print(s[best[0]:best[1]] if best else 'none')
