s = input()
last, start, best = {}, 0, 0
for i, ch in enumerate(s):
    if last.get(ch, -1) >= start:
        start = last[ch] + 1
    last[ch] = i
    best = max(best, i - start + 1)
print(best)
