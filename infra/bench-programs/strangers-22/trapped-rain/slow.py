n = int(input())
heights = [int(x) for x in input().split()]

water = 0
for i, h in enumerate(heights):
    left_bank = max(heights[:i + 1])
    right_bank = max(heights[i:])
    water += min(left_bank, right_bank) - h
print(water)
