import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
p = list(range(n + 1))
def find(x):
    while p[x] != x:
        x = p[x]
    return x
for i in range(m):
    a, b = find(data[2 + 2 * i]), find(data[3 + 2 * i])
    if a != b:
        p[a] = b
print(sum(p[i] == i for i in range(1, n + 1)))
