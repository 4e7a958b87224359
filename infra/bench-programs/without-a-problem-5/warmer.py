n = int(input())
t = list(map(int, input().split()))
wait = [0] * n
stack = []
for i in range(n):
    while stack and t[stack[-1]] < t[i]:
        j = stack.pop()
        wait[j] = i - j
    stack.append(i)
print(*wait)
