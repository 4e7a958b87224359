import sys

nums = list(map(int, sys.stdin.read().split()[1:]))
nums.sort()

i = 0
while i + 1 < len(nums) and nums[i] is nums[i + 1]:
    i += 2
print(nums[i])
