n = int(input())
primes = []
for x in range(2, n):
    for p in primes:
        if p * p > x:
            primes.append(x)
            break
        if x % p == 0:
            break
    else:
        primes.append(x)
print(len(primes))
