import sys
it = iter(sys.stdin.read().split())
n = int(next(it)); t = int(next(it))
seen = dict()
for pos, word in enumerate(it):
    x = int(word)
    if seen.get(t - x):
        print(seen[t - x], pos)
        break
    seen[x] = pos
