(n, target), nums = [list(map(int, input().split())) for _ in range(2)]
nums.sort()
best = nums[0] + nums[1] + nums[2]
for i in range(n - 2):
    l, r = i + 1, n - 1
    while l < r:
        s = nums[i] + nums[l] + nums[r]
        if abs(s - target) < abs(best - target):
            best = s
        if s < target:
            l += 1
        else:
            r -= 1
print(best)
