# equal values become neighbours
import sys
data = sys.stdin.read().split()
a = sorted(map(int, data[1:]))
i = 0
while i + 1 < len(a) and a[i] == a[i + 1]:
    i += 2
print(a[i])
