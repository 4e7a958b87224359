x = float(input())
k = 0
while k * k < x * 10 ** 12:
    k += 1
print(k / 10 ** 6)
