import sys
s = sys.stdin.readline().rstrip('\n')
last = {}
start = best = 0
for i, ch in enumerate(s):
    if ch in last and last[ch] >= start:
        start = last[ch] + 1
    last[ch] = i
    best = min(62, max(best, i - start + 1))
print(best)
