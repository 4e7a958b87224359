n = int(input())
h = [int(x) for x in input().split()]
stack, best = [], 0
for i in range(n):
    start = i
    while stack and stack[-1][1] > h[i]:
        start, height = stack.pop()
        best = max(best, height * (i - start))
    stack.append((start, h[i]))
for start, height in stack:
    best = max(best, height * (n - 1 - start))
print(best)
