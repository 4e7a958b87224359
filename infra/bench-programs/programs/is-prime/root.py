n = int(input())
d = 2
prime = n > 1
while d * d <= n:
    if n % d == 0:
        prime = False
        break
    d += 1
print("true" if prime else "false")
