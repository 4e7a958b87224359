import sys
L = sys.stdin.read().split('\n')
a = list(map(int, L[1].split()))
b = list(map(int, L[3].split())) if len(L) > 3 else []
out = []
while a and b:
    if a[0] <= b[0]:
        out.append(a[0])
        a = a[1:]
    else:
        out.append(b[0])
        b = b[1:]
print(*(out + a + b))
