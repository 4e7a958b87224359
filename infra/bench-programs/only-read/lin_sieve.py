n = int(input())

lowest = [0] * (n + 1)
primes = []
phi = [0] * (n + 1)
if n >= 1:
    phi[1] = 1

for i in range(2, n + 1):
    if lowest[i] == 0:
        lowest[i] = i
        phi[i] = i - 1
        primes.append(i)
    j = 0
    while j < len(primes) and primes[j] <= lowest[i] and i * primes[j] <= n:
        p = primes[j]
        lowest[i * p] = p
        if p == lowest[i]:
            phi[i * p] = phi[i] * p
        else:
            phi[i * p] = phi[i] * (p - 1)
        j += 1

print(len(primes))
total = 0
for i in range(1, n + 1):
    total += phi[i]
print(total)
