import sys
data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
a = data[2:2 + n]
for x in data[2 + n:]:
    try:
        print(a.index(x))
    except ValueError:
        print(-1)
