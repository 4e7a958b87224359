import sys
text, w, *words = sys.stdin.read().split()
known = set(words)
lengths = sorted({len(x) for x in words})
n = len(text)
NONE = n + 1
best = [NONE] * (n + 21)
best[0] = 0
for i in range(n):
    if best[i] < NONE:
        b = best[i] + 1
        for k in lengths:
            if b < best[i + k] and text[i:i + k] in known and i + k <= n:
                best[i + k] = b
print(best[n] if best[n] < NONE else -1)
