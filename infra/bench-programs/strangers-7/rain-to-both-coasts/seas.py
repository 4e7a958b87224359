import sys
from collections import deque


def climb(height, r, c, coast):
    wet = [False] * (r * c)
    queue = deque(coast)
    for f in coast:
        wet[f] = True
    while queue:
        f = queue.popleft()
        y, x = divmod(f, c)
        for ok, g in ((y > 0, f - c), (y < r - 1, f + c), (x > 0, f - 1), (x < c - 1, f + 1)):
            if ok and not wet[g] and height[g] >= height[f]:
                wet[g] = True
                queue.append(g)
    return wet


def main():
    r, c, *height = map(int, sys.stdin.buffer.read().split())
    blue = {*range(c), *range(0, r * c, c)}
    green = {*range((r - 1) * c, r * c), *range(c - 1, r * c, c)}
    print(sum(map(lambda a, b: a and b, climb(height, r, c, blue), climb(height, r, c, green))))


main()
