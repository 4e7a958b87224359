def power(a, b, m):
    if b == 0:
        return 1 % m
    half = power(a, b // 2, m)
    if b % 2:
        return half * half * a % m
    return half * half % m

a, b, m = map(int, input().split())
print(power(a % m, b, m))
