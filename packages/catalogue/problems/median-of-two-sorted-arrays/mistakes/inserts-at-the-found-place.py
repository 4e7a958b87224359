import sys
from bisect import insort

lines = sys.stdin.read().split("\n") + ["", ""]
values = [int(word) for word in lines[1].split()]
for word in lines[3].split():
    insort(values, int(word))
middle = len(values) // 2
print((values[middle] + values[-middle - 1]) / 2)
