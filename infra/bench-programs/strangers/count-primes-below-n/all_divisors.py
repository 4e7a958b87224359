n = int(input())
print(sum(1 for k in range(2, n) if sum(k % d == 0 for d in range(1, k + 1)) == 2))
