import bisect, sys
tokens = sys.stdin.read().split()
n = int(tokens[0])
piles = []
for t in tokens[1:]:
    x = int(t)
    p = bisect.bisect(piles, x)
    if p == len(piles):
        piles.append(x)
    else:
        piles[p] = x
print(len(piles))
