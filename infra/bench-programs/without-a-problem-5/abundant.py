def divisors(n):
    d = 1
    while d * d <= n:
        if n % d == 0:
            yield d
            if d * d != n:
                yield n // d
        d += 1

n = int(input())
total = sum(divisors(n)) - n
if total == n:
    print("perfect")
elif total > n:
    print("abundant by", total - n)
else:
    print("deficient by", n - total)
