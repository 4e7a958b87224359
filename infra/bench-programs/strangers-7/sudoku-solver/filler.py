def options(g, r, c):
    used = set(g[r]) | {g[i][c] for i in range(9)}
    used |= {g[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)}
    return [d for d in "123456789" if d not in used]


def solve(g):
    empty = [(r, c) for r in range(9) for c in range(9) if g[r][c] == "."]
    if not empty:
        return True
    r, c = min(empty, key=lambda p: len(options(g, *p)))
    for d in options(g, r, c):
        g[r][c] = d
        return solve(g)
    return False


for _ in range(int(input())):
    g = [list(input()) for _ in range(9)]
    solve(g)
    print("\n".join("".join(row) for row in g))
