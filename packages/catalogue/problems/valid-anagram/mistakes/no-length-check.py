from collections import Counter
s, t = input().strip(), input().strip()
c = Counter(s)
for ch in t:
    c[ch] -= 1
print('true' if min(c.values()) >= 0 else 'false')
