def prime(x):
    if x < 2:
        return False
    d = 2
    while d * d <= x:
        if x % d == 0:
            return False
        d += 1
    return True

n = int(input())
s = 0
for x in range(1, n + 1):
    # twin primes
    if prime(x) and prime(x + 2):
        s += 1
print(s)
