n = int(input())
h = list(map(int, input().split())) + [0]
stack = [-1]
best = 0
for i, x in enumerate(h):
    while len(stack) > 1 and h[stack[-1]] >= x:
        height = h[stack.pop()]
        best = max(best, height * (i - stack[-1] - 1))
    stack.append(i)
print(best)
