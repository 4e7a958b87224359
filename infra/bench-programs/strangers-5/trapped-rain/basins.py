import sys

data = sys.stdin.read().split()
n = int(data[0])
h = [int(x) for x in data[1:n + 1]]
total = 0
bank = 0
pending = 0
for i in range(1, n):
    if h[i] >= h[bank]:
        total += pending
        pending = 0
        bank = i
    else:
        pending += h[bank] - h[i]
print(total)
