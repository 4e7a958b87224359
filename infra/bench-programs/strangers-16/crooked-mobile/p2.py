import sys

sys.setrecursionlimit(5000)
data = list(map(int, sys.stdin.buffer.read().split()))
crooked = 0


def height(bar):
    global crooked
    left, right = data[2 * bar - 1], data[2 * bar]
    l = height(left) if left else 0
    r = height(right) if right else 0
    if l > r:
        crooked += l > r + 1
        return l + 1
    crooked += r > l + 1
    return r + 1


height(1)
print(crooked)
