import sys

(r, c), *rows = [line.split() for line in sys.stdin if line.strip()]
width = int(c) + 1   # one more: no wrapping round the edge
land = {i * width + j for i, (row,) in enumerate(rows) for j, ch in enumerate(row) if ch == "1"}

islands = 0
while land:
    islands += 1
    shore = [land.pop()]
    while shore:
        p = shore.pop()
        for q in (p - 1, p + 1, p - width, p + width):
            if q in land:
                land.remove(q)
                shore.append(q)
print(islands)
