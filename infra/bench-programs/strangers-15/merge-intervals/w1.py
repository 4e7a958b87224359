import sys

n, *nums = map(int, sys.stdin.read().split())
intervals = sorted(zip(nums[::2], nums[1::2]))

merged = []
for l, r in intervals:
    if merged and l <= merged[-1][1]:
        merged[-1][1] = r
    else:
        merged.append([l, r])

for l, r in merged:
    print(l, r)
