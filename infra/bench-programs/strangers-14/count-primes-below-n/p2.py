n = int(input())
sieve = bytearray([1]) * n
sieve[:2] = bytes(min(2, n))
p = 2
while p * p < n:
    if sieve[p]:
        sieve[p * p::p] = bytes(len(range(p * p, n, p)))
    p += 1
print(sum(sieve))
