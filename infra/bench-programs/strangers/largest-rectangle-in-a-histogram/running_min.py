n = int(input())
alturas = list(map(int, input().split()))
mayor = 0
for i in range(n):
    minimo = alturas[i]
    for j in range(i, n):
        if alturas[j] < minimo:
            minimo = alturas[j]
        if minimo == 0:
            break
        area = minimo * (j - i + 1)
        if area > mayor:
            mayor = area
print(mayor)
