import sys
from statistics import median
lines = sys.stdin.read().split("\n")
a = lines[1].split()
b = lines[3].split() if len(lines) > 3 else []
print(median(map(int, a + b)))
