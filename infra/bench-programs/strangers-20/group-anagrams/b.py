import sys
from collections import defaultdict

_, *words = sys.stdin.read().split()
shelf = defaultdict(list)
for word in words:
    shelf["".join(sorted(word))].append(word)
print(*(" ".join(g) for g in shelf.values()), sep="\n")
