import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = [list(x) for x in t[2:2 + r]]
count = 0
seen = []
for i in range(r):
    for k in range(c):
        if g[i][k] == '1' and (i, k) not in seen:
            count += 1
            seen.append((i, k))
            st = [(i, k)]
            while st:
                y, x = st.pop()
                for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                    if 0 <= a < r and 0 <= b < c and g[a][b] == '1' and (a, b) not in seen:
                        seen.append((a, b))
                        st.append((a, b))
print(count)
