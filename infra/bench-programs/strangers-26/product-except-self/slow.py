from math import prod

n = int(input())
a = [int(t) for t in input().split()]
print(' '.join(str(prod(x for j, x in enumerate(a) if j != i)) for i in range(n)))
