import sys

values = list(map(int, sys.stdin.read().split()))[1:]
values.sort()
duplicate = False
for left, right in zip(values, values[1:]):
    if left == right:
        duplicate = True
print(str(duplicate).lower())
