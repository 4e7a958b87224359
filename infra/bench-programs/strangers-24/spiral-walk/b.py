r, c = map(int, input().split())
m = [input().split() for _ in range(r)]
path = []
while m:
    path += m[0]
    m = [*zip(*m[1:])][::-1]
print(*path)
