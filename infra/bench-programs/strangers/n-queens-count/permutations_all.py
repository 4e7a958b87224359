from itertools import permutations
n = int(input())
print(sum(len({p[i] + i for i in range(n)}) == n == len({p[i] - i for i in range(n)}) for p in permutations(range(n))))
