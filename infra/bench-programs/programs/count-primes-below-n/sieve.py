n = int(input())
prime = [True] * max(n, 2)
prime[0] = prime[1] = False
i = 2
while i * i < n:
    if prime[i]:
        for j in range(i * i, n, i):
            prime[j] = False
    i += 1
print(sum(prime[:n]))
