n = int(input())
digits = 0
while n > 0:
    n //= 2
    digits += 1
print(digits)
