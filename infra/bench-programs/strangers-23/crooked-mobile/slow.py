import sys

n = int(sys.stdin.readline())
left, right = [0], [0]
for line in sys.stdin:
    if line.strip():
        a, b = line.split()
        left.append(int(a))
        right.append(int(b))

height = [None] * (n + 1)
height[0] = 0


def parent(bar):
    try:
        return left.index(bar)
    except ValueError:
        return right.index(bar)


crooked = 0
ready = [i for i in range(1, n + 1) if left[i] == right[i] == 0]
while ready:
    bar = ready.pop()
    a, b = height[left[bar]], height[right[bar]]
    height[bar] = 1 + max(a, b)
    if abs(a - b) > 1:
        crooked += 1
    if bar != 1:
        p = parent(bar)
        if height[left[p]] is not None and height[right[p]] is not None:
            ready.append(p)
print(crooked)
