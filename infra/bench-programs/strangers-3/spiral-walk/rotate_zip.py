r, c = map(int, input().split())
g = [tuple(input().split()) for _ in range(r)]
out = []
while g:
    out.extend(g[0])
    g = list(zip(*g[1:]))[::-1]
print(*out)
