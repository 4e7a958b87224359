# Greatest width of a lorry that can get from a to b, for every question.
import sys

lines = [l.split() for l in sys.stdin if l.strip()]
n = int(lines[0][0])
width = [[0] * n for _ in range(n)]
asked = []
for l in lines[1:]:
    if l[0] == "road":
        a, b, w = int(l[1]) - 1, int(l[2]) - 1, int(l[3])
        if w > width[a][b]:
            width[a][b] = width[b][a] = w
    elif l[0] == "ask":
        asked.append((int(l[1]) - 1, int(l[2]) - 1))

for k in range(n):
    via = width[k]
    for i in range(n):
        row = width[i]
        ik = row[k]
        for j in range(n):
            w = ik if ik < via[j] else via[j]
            if w > row[j]:
                row[j] = w

for a, b in asked:
    print("home" if a == b else width[a][b] or "no way")
