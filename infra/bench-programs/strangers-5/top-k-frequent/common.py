import sys
from collections import Counter

_, k, *a = sys.stdin.read().split()
print(' '.join(v for v, _ in Counter(a).most_common(int(k))))
