x = float(input())
g = x or 1.0
for _ in range(10):
    g = (g + x / g) / 2
print(g)
