import sys
L = sys.stdin.read().split('\n')
a = list(map(int, L[1].split()))
b = list(map(int, L[3].split())) if len(L) > 3 else []
out = []
def merge(i, j):
    if i == len(a):
        out.extend(b[j:])
    elif j == len(b):
        out.extend(a[i:])
    elif a[i] <= b[j]:
        out.append(a[i])
        merge(i + 1, j)
    else:
        out.append(b[j])
        merge(i, j + 1)
merge(0, 0)
print(*out)
