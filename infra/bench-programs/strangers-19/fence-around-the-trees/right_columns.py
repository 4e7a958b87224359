import sys
from functools import reduce


def turn(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def bend(side):
    """a reducer that keeps only bends to the given side"""
    def step(rope, p):
        while len(rope) > 1 and side * turn(rope[-2], rope[-1], p) <= 0:
            rope.pop()
        rope.append(p)
        return rope
    return step


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    low, high = {}, {}
    # in each column only the lowest and the highest tree can touch the rope
    for x, y in zip(numbers[1::2], numbers[2::2]):
        if x not in low:
            low[x] = high[x] = y
        elif y < low[x]:
            low[x] = y
        elif y > high[x]:
            high[x] = y
    xs = sorted(low)
    bottom = reduce(bend(1), ((x, low[x]) for x in xs), [])
    top = reduce(bend(-1), ((x, high[x]) for x in xs), [])
    rope = list(dict.fromkeys(bottom + top[::-1]))
    area = sum(turn(rope[0], a, b) for a, b in zip(rope[1:], rope[2:]))
    print(len(rope), area)


main()
