import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[:2]
label = list(range(n + 1))
for k in range(m):
    u, v = label[data[2 + 2 * k]], label[data[3 + 2 * k]]
    for i in range(1, n + 1):
        if label[i] == u:
            label[i] = v
print(len(set(label[1:])))
