P = 1000003
n = int(input())
m = [[int(x) % P for x in input().split()] for _ in range(n)]
rank = 0
for col in range(n):
    pivot = next((r for r in range(rank, n) if m[r][col]), None)
    if pivot is None:
        continue
    m[rank], m[pivot] = m[pivot], m[rank]
    inv = pow(m[rank][col], P - 2, P)
    m[rank] = [x * inv % P for x in m[rank]]
    for r in range(n):
        if r != rank and m[r][col]:
            f = m[r][col]
            m[r] = [(x - f * y) % P for x, y in zip(m[r], m[rank])]
    rank += 1
if rank < n:
    print("no single answer, rank", rank)
else:
    print(*[row[-1] for row in m])
