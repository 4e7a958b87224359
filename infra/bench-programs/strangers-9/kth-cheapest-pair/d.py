from bisect import bisect_right as br


def ints():
    return [int(w) for w in input().split()]


_, _, k = ints()
rows = ints()
cols = ints()
if len(rows) > len(cols):
    rows, cols = cols, rows

# The answer is base + the largest x with fewer than k pairs below base + x;
# x is built bit by bit from the top.
base = rows[0] + cols[0]
x = 0
for bit in reversed(range(33)):
    t = base + (x | 1 << bit) - 1
    below = 0
    end = len(cols)
    for r in rows:
        end = br(cols, t - r, 0, end)
        if not end:
            break
        below += end
    if below < k:
        x |= 1 << bit
print(min(base + x, rows[-1] + cols[-1]))
