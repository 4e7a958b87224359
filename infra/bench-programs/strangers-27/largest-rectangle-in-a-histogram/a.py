n = int(input())
heights = list(map(int, input().split())) + [0]
stack = []
best = 0
for i, h in enumerate(heights):
    left = i
    while stack and stack[-1][1] >= h:
        left, tall = stack.pop()
        area = tall * (i - left)
        if area > best:
            best = area
    stack.append((left, h))
print(best)
