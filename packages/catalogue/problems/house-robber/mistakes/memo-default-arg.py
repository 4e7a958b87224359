import sys
n, *a = map(int, open(0).read().split())
def best(i, memo={}):
    if i >= n:
        return 0
    if i not in memo:
        memo[i] = max(best(i + 1), a[i] + best(i + 2))
    return memo[i]
print(best(0))
