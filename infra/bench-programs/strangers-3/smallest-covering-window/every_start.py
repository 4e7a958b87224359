s = input().strip()
t = input().strip()
base = {}
for ch in t:
    base[ch] = base.get(ch, 0) + 1
best = ""
for i in range(len(s)):
    need = dict(base)
    left = len(t)
    for j in range(i, len(s)):
        if need.get(s[j], 0) > 0:
            need[s[j]] -= 1
            left -= 1
            if left == 0:
                if best == "" or j - i + 1 < len(best):
                    best = s[i:j + 1]
                break
print(best or "none")
