import sys
from collections import Counter
text = sys.stdin.read().lower()
c = Counter(ch for ch in text if "a" <= ch <= "z")
for ch, k in sorted(c.items(), key=lambda p: (-p[1], p[0])):
    print(ch, k, "*" * min(k, 40))
