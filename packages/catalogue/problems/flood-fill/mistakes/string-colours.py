import sys
lines = sys.stdin.read().split('\n')
r, c = map(int, lines[0].split())
sr, sc, color = lines[1].split()
sr, sc = int(sr), int(sc)
g = [list(lines[2 + i].replace(' ', '')) for i in range(r)]
old = g[sr][sc]
if old != color:
    st = [(sr, sc)]
    g[sr][sc] = color
    while st:
        y, x = st.pop()
        for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
            if 0 <= a < r and 0 <= b < c and g[a][b] == old:
                g[a][b] = color
                st.append((a, b))
for row in g:
    print(*row)
