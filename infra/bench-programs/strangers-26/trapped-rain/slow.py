n = int(input())
heights = [int(x) for x in input().split()]
print(sum(min(max(heights[:i + 1]), max(heights[i:])) - heights[i] for i in range(n)))
