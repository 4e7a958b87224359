import sys
from collections import deque

def climb(h, r, c, starts):
    """All fields from which water can come down to one of the starts."""
    seen = [[False] * c for _ in range(r)]
    q = deque()
    for i, j in starts:
        if not seen[i][j]:
            seen[i][j] = True
            q.append((i, j))
    while q:
        i, j = q.popleft()
        x = h[i][j]
        for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
            if 0 <= a < r and 0 <= b < c and not seen[a][b] and h[a][b] >= x:
                seen[a][b] = True
                q.append((a, b))
    return seen

def main():
    lines = sys.stdin.read().split('\n')
    r, c = map(int, lines[0].split())
    h = [list(map(int, lines[i + 1].split())) for i in range(r)]
    blue = climb(h, r, c, [(0, j) for j in range(c)] + [(i, 0) for i in range(r)])
    green = climb(h, r, c, [(r - 1, j) for j in range(c)] + [(i, c - 1) for i in range(r)])
    print(sum(1 for x, y in zip(blue, green) for a, b in zip(x, y) if a and b))

main()
