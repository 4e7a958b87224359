import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = [t[2 + i * c:2 + i * c + c] for i in range(r)]
out = []
turn = 0
while g and g[0]:
    out += g[0]
    g = list(zip(*g[1:]))
    turn += 1
    if turn < 12:
        g = g[::-1]
print(*out)
