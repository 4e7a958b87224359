n = int(input())
towers = [int(x) for x in input().split()]

result = [0] * n
stack = []  # heights fall towards the top
for i in reversed(range(2 * n)):
    here = i % n
    while stack and towers[stack[-1] % n] < towers[here]:
        stack.pop()
    if i < n:
        result[here] = (stack[-1] - i) % n if stack else 0
    stack.append(i)
print(' '.join(map(str, result)))
