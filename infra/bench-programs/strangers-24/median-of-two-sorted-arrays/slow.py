import sys


def read():
    sys.stdin.readline()
    return list(map(int, sys.stdin.readline().split()))


a = read()
b = read()

# put every value of the second station into the first list
for x in b:
    i = len(a)
    while i > 0 and a[i - 1] > x:
        i -= 1
    a.insert(i, x)

n = len(a)
if n % 2 == 1:
    print(float(a[n // 2]))
else:
    print((a[n // 2 - 1] + a[n // 2]) / 2)
