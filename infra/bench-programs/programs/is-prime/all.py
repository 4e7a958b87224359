n = int(input())
divisors = 0
for d in range(1, n + 1):
    if n % d == 0:
        divisors += 1
print("true" if divisors == 2 else "false")
