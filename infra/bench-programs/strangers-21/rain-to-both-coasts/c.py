import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    r, c = data[:2]
    w = c + 2
    h = [-1] * w
    for y in range(r):
        h += [-1, *data[2 + y * c:2 + y * c + c], -1]
    h += [-1] * w

    def uphill(starts):
        wet = set(starts)
        stack = list(wet)
        while stack:
            f = stack.pop()
            low = h[f]
            for g in (f - w, f - 1, f + 1, f + w):
                if h[g] >= low and g not in wet:
                    wet.add(g)
                    stack.append(g)
        return wet

    north = [w + x for x in range(1, c + 1)]
    south = [r * w + x for x in range(1, c + 1)]
    west = [y * w + 1 for y in range(1, r + 1)]
    east = [y * w + c for y in range(1, r + 1)]
    print(len(uphill(north + west) & uphill(south + east)))


main()
