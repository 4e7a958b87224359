import sys
from itertools import groupby
from operator import itemgetter


def tag(word):
    return "".join(sorted(word))


words = sys.stdin.read().split()[1:]
tagged = sorted((tag(w), w) for w in words)
families = [[w for _, w in grp] for _, grp in groupby(tagged, key=itemgetter(0))]
families = [f for f in families if len(f) > 1]
if not families:
    print("none")
for family in families:
    print(" ".join(family))
