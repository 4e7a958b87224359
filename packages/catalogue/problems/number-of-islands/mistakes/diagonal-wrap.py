import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = [list(x) for x in t[2:2 + r]]
count = 0
for i in range(r):
    for k in range(c):
        if g[i][k] == '1':
            count += 1
            g[i][k] = '0'
            st = [(i, k)]
            while st:
                y, x = st.pop()
                for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                    if 0 <= a < r and -1 <= b < c and g[a][b] == '1':
                        g[a][b] = '0'
                        st.append((a, b))
print(count)
