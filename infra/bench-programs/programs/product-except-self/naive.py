n = int(input())
a = list(map(int, input().split()))
out = []
for i in range(n):
    product = 1
    for j in range(n):
        if j != i and product != 0:
            product *= a[j]
    out.append(product)
print(*out)
