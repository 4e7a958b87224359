import sys

n, q = map(int, sys.stdin.readline().split())
numbers = list(map(int, sys.stdin.readline().split()))
for line in sys.stdin:
    if line.strip():
        l, r = map(int, line.split())
        print(sum(numbers[l - 1:r]))
