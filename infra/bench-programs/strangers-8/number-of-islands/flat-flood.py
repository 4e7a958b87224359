import sys

r, c, *rows = sys.stdin.read().split()
r, c = int(r), int(c)
land = bytearray(ch == "1" for ch in "".join(rows))

islands = 0
for start in range(r * c):
    if not land[start]:
        continue
    islands += 1
    land[start] = 0
    stack = [start]
    while stack:
        p = stack.pop()
        for q in (p - c, p + c, p - 1, p + 1):
            if 0 <= q < r * c and land[q]:
                land[q] = 0
                stack.append(q)
print(islands)
