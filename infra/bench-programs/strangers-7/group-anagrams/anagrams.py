import sys
from itertools import groupby

print(*(" ".join(g) for _, g in groupby(sorted(sys.stdin.read().split()[1:], key=sorted), key=sorted)), sep="\n")
