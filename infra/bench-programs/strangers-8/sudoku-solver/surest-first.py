import sys

words = sys.stdin.read().split()
ALL = set("123456789")

UNITS = []
for i in range(9):
    UNITS.append([(i, c) for c in range(9)])
    UNITS.append([(r, i) for r in range(9)])
    UNITS.append([(i // 3 * 3 + k // 3, i % 3 * 3 + k % 3) for k in range(9)])
PEERS = {(r, c): {p for u in UNITS if (r, c) in u for p in u} for r in range(9) for c in range(9)}


def surest(grid, empty):
    # a digit that has only one place in its unit is certain, however many digits fit into the place
    fit = {p: ALL - {grid[q] for q in PEERS[p]} for p in empty}
    square = min(empty, key=lambda p: len(fit[p]))
    if len(fit[square]) > 1:
        for u in UNITS:
            for d in "123456789":
                places = [p for p in u if p in fit and d in fit[p]]
                if len(places) == 1:
                    return places[0], d
    return square, min(fit[square], default="0")


for s in range(int(words[0])):
    rows = words[1 + 9 * s:10 + 9 * s]
    grid = {(r, c): rows[r][c] for r in range(9) for c in range(9)}
    empty = {p for p in grid if grid[p] == "."}
    while empty:
        p, d = surest(grid, empty)
        grid[p] = d
        empty.remove(p)
    for r in range(9):
        print("".join(grid[r, c] for c in range(9)))
