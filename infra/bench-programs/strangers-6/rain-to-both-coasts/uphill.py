import sys


def uphill(height, starts, c):
    wet = set(starts)
    todo = list(wet)
    while todo:
        here = todo.pop()
        column = here % c
        around = [here - c, here + c]
        if column:
            around.append(here - 1)
        if column < c - 1:
            around.append(here + 1)
        for there in around:
            if 0 <= there < len(height) and there not in wet:
                if height[there] >= height[here]:
                    wet.add(there)
                    todo.append(there)
    return wet


r, c, *height = map(int, sys.stdin.read().split())
blue = [*range(c), *range(0, r * c, c)]
green = [*range((r - 1) * c, r * c), *range(c - 1, r * c, c)]
print(len(uphill(height, blue, c) & uphill(height, green, c)))
