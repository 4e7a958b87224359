import sys
from collections import Counter

_, k, *words = sys.stdin.read().split()
count = Counter(words)
print(*sorted(count, key=count.get)[-int(k):])
