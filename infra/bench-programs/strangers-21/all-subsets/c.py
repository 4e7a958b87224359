from itertools import combinations

n = int(input())
nums = input().split()
for k in range(n + 1):
    for pick in combinations(nums, k):
        print(' '.join(pick) or '-')
