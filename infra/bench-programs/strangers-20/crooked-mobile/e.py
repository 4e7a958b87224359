import sys

data = list(map(int, sys.stdin.read().split()))
n = data[0]
children = [(0, 0)]
for i in range(n):
    children.append((data[1 + 2 * i], data[2 + 2 * i]))

# level order: parents before children
queue = [1]
order = []
while queue:
    bar = queue.pop(0)
    order.append(bar)
    for child in children[bar]:
        if child != 0:
            queue.append(child)

height = [0] * (n + 1)
crooked = 0
for bar in order[::-1]:
    l, r = children[bar]
    height[bar] = 1 + max(height[l], height[r])
    if abs(height[l] - height[r]) > 1:
        crooked += 1
print(crooked)
