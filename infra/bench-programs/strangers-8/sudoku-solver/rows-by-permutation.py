import sys
from itertools import permutations


def fillings(row):
    missing = [d for d in "123456789" if d not in row]
    for p in permutations(missing):
        digits = iter(p)
        yield "".join(next(digits) if ch == "." else ch for ch in row)


def agrees(rows, r):
    for i in range(9):
        if i == r:
            continue
        for c in range(9):
            same_box = i // 3 == r // 3
            for x in range(c // 3 * 3, c // 3 * 3 + 3) if same_box else (c,):
                if rows[i][x] == rows[r][c]:
                    return False
    return True


def solve(rows, r=0):
    if r == 9:
        return rows
    for f in fillings(rows[r]):
        more = rows[:r] + [f] + rows[r + 1:]
        if agrees(more, r):
            done = solve(more, r + 1)
            if done:
                return done
    return None


t, *lines = sys.stdin.read().split()
for s in range(int(t)):
    print("\n".join(solve(lines[9 * s:9 * s + 9])))
