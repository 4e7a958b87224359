x = float(input())
step = 0.000001
k = 1
while (k * step) * (k * step) <= x:
    k += 1
print("%.9f" % ((k - 0.5) * step))
