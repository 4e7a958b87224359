n, k = map(int, input().split())
nums = input().split()
rank = sorted(set(nums), key=nums.count, reverse=True)
print(' '.join(rank[:k]))
