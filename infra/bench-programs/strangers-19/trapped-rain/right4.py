import sys


def main():
    h = list(map(int, sys.stdin.buffer.read().split()))[1:]
    stack = []   # bars from left to right, getting lower: (height, place)
    water = 0
    for i, x in enumerate(h):
        floor = 0
        while stack:
            y, j = stack[-1]
            level = y if y < x else x
            # a layer of water between bar j and bar i, on top of floor
            water += (level - floor) * (i - j - 1)
            floor = level
            if y > x:
                break
            stack.pop()
        stack.append((x, i))
    print(water)


main()
