import sys
from itertools import groupby

words = sorted(sys.stdin.read().split()[1:], key=sorted)
print("\n".join(" ".join(g) for _, g in groupby(words, key=sorted)))
