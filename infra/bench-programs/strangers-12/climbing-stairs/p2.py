from math import comb
n = int(input())
# d double steps among n - d steps in all
print(sum(comb(n - d, d) for d in range(n // 2 + 1)))
