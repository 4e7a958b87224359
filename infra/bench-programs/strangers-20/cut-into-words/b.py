import sys
text, _, *words = sys.stdin.read().split()
known = set(words)
lengths = sorted({len(x) for x in words}, reverse=True)

# breadth-first over cut positions
seen = bytearray(len(text) + 1)
layer, steps = [0], 0
while layer and not seen[len(text)]:
    steps += 1
    nxt = []
    for i in layer:
        for L in lengths:
            j = i + L
            if j <= len(text) and not seen[j] and text[i:j] in known:
                seen[j] = 1
                nxt.append(j)
    layer = nxt
print(steps if seen[len(text)] else -1)
