import sys

values = sorted(int(v) for v in sys.stdin.read().split()[1:])

best = run = 0
prev = -1
for v in values:
    if v == prev:
        continue
    run = run + 1 if v == prev + 1 else 1
    best = max(best, run)
    prev = v
print(best)
