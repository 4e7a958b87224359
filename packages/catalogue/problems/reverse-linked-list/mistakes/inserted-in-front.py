import sys

n, *values = sys.stdin.read().split()
turned = []
for value in values:
    turned.insert(0, value)
print(*turned)
