import sys
L = sys.stdin.read().split('\n')
a = list(map(int, L[1].split()))
b = list(map(int, L[3].split()))
c = []
while a or b:
    if not b or a and a[0] <= b[0]:
        c.append(a[0])
        a = a[1:]
    else:
        c.append(b[0])
        b = b[1:]
n = len(c)
print(c[n // 2] if n % 2 else (c[n // 2 - 1] + c[n // 2]) / 2)
