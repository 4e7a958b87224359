n = int(input())
t = list(map(int, input().split()))
out = [0] * n
stack = []
for i, x in enumerate(t):
    while stack and t[stack[-1]] < x:
        j = stack.pop()
        out[j] = i - j
    stack.append(i)
print(" ".join(map(str, out)))
