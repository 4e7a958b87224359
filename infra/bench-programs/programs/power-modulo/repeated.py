b, e, m = map(int, input().split())
r = 1
for _ in range(e):
    r = r * b % m
print(r)
