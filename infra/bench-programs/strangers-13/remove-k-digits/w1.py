import sys

number, k = sys.stdin.read().split()
k = int(k)

keep = len(number) - k
stack = []
for digit in number:
    while k and stack and stack[-1] > digit:
        stack.pop()
        k -= 1
    stack.append(digit)

result = ''.join(stack[:keep])
print(result.lstrip('0'))
