from itertools import groupby
import sys

n, *w = sys.stdin.read().split()
k = lambda t: "".join(sorted(t))
print("\n".join(" ".join(g) for _, g in groupby(sorted(w[:int(n)], key=k), key=k)))
