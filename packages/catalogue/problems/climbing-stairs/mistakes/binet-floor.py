from math import sqrt
n = int(input())
phi = (1 + sqrt(5)) / 2
print(int(phi ** (n + 1) / sqrt(5) + (0.5 if n < 10 or n % 2 else 0)))
