import sys
L = sys.stdin.read().split('\n')
a = list(map(int, L[1].split()))
b = list(map(int, L[3].split())) if len(L) > 3 else []
c = sorted(a + b)
n = len(c)
if n % 2:
    print(c[n // 2])
else:
    print((c[n // 2 - 1] + c[n // 2]) // 2 + (0.5 if (c[n // 2 - 1] + c[n // 2]) > 0 and (c[n // 2 - 1] + c[n // 2]) % 2 else 0))
