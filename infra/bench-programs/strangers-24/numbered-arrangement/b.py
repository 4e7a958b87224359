import sys
from math import factorial

for _ in range(int(sys.stdin.readline())):
    n, k = map(int, sys.stdin.readline().split())
    k -= 1
    people = list(range(1, n + 1))
    row = []
    while people:
        i, k = divmod(k, factorial(len(people) - 1))
        row.append(people.pop(i))
    sys.stdout.write(" ".join(map(str, row)) + "\n")
