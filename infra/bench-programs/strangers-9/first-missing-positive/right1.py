import sys

_, *numbers = sys.stdin.read().split()
used = set(map(int, numbers))
tag = 1
while tag in used:
    tag += 1
print(tag)
