import sys

lines = sys.stdin.read().split("\n")
first = [int(value) for value in lines[1].split()]
second = [int(value) for value in lines[3].split()]
merged = []
while first and second:
    merged.append((first if first[0] <= second[0] else second).pop(0))
for rest in (first, second):
    while rest:
        merged.append(rest.pop(0))
print(*merged)
