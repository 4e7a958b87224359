n = int(input())
s = [int(i) for i in input().split()]
c = 0
for i in range(n):
    for j in range(i + 1, n):
        for k in range(j + 1, n):
            a, b, d = s[i], s[j], s[k]
            if a + b > d and a + d > b and b + d > a:
                c = c + 1
print("triangles:", c)
