import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n = data[0]
queue, seen = [1], []
while queue:
    bar = queue.pop(0)
    seen.append(bar)
    for child in data[2 * bar - 1], data[2 * bar]:
        if child:
            queue.append(child)

height = [0] * (n + 1)
crooked = 0
for bar in reversed(seen):
    a, b = height[data[2 * bar - 1]], height[data[2 * bar]]
    height[bar] = max(a, b) + 1
    crooked += abs(a - b) > 1
print(crooked)
