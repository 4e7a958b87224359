from functools import reduce
import sys

rows = [list(map(int, line.split())) for line in sys.stdin.read().strip().split("\n")]
(n, c), ws, vs = rows


def lift(row, chest):
    w, v = chest
    if w > c:
        return row
    return row[:w] + [old if old > light + v else light + v for old, light in zip(row[w:], row)]


print(reduce(lift, zip(ws, vs), [0] * (c + 1))[-1])
