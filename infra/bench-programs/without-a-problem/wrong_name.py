# sum of the numbers from 1 to n
n = int(imput())
total = 0
for i in range(1, n + 1):
    total += i
print(total)
