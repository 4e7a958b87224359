import sys
def main():
    r, c, *rest = sys.stdin.read().split()
    r, c = int(r), int(c)
    g = rest[:r]
    words = set(rest[r + 1:])
    prefixes = {w[:i] for w in words for i in range(1, len(w))}
    found = set()
    used = [[False] * c for _ in range(r)]
    def go(i, j, s):
        used[i][j] = True
        if s in words:
            found.add(s)
        for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
            if 0 <= a < r and 0 <= b < c and not used[a][b]:
                t = s + g[a][b]
                if t in prefixes:
                    go(a, b, t)
                elif t in words:
                    found.add(t)
        used[i][j] = False
    for i in range(r):
        for j in range(c):
            if g[i][j] in prefixes:
                go(i, j, g[i][j])
    print(len(found))
    if found:
        print('\n'.join(sorted(found)))
main()
