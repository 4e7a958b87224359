import sys
from array import array


def main():
    data = array("i", map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    left = data[1::2]
    right = data[2::2]
    # bar i has its ends in left[i - 1] and right[i - 1]
    order = [1]
    push = order.append
    for b in order:
        l = left[b - 1]
        r = right[b - 1]
        if l:
            push(l)
        if r:
            push(r)
    height = [0] * (n + 1)
    crooked = 0
    for b in reversed(order):
        x = height[left[b - 1]]
        y = height[right[b - 1]]
        if x > y:
            height[b] = x + 1
            crooked += x - y > 1
        else:
            height[b] = y + 1
            crooked += y - x > 1
    print(crooked)


main()
