n = int(input())
count = 0
for x in range(2, n):
    divisors = 0
    for d in range(1, x + 1):
        if x % d == 0:
            divisors += 1
    if divisors == 2:
        count += 1
print(count)
