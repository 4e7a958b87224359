import sys
n, *t = map(int, sys.stdin.read().split())
wait = []
stack = []
for day in reversed(range(n)):
    while stack and t[stack[-1]] <= t[day]:
        stack.pop()
    wait.append(stack[-1] - day if stack else 0)
    stack.append(day)
print(' '.join(map(str, wait[::-1])))
