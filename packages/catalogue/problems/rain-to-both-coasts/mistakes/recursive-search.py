import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    r, c = data[0], data[1]
    height = [data[2 + y * c:2 + (y + 1) * c] for y in range(r)]

    def climb(y, x, reached):
        if (y, x) in reached:
            return
        reached.add((y, x))
        for b, a in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            if 0 <= b < r and 0 <= a < c and height[b][a] >= height[y][x]:
                climb(b, a, reached)

    blue, green = set(), set()
    for y in range(r):
        climb(y, 0, blue)
        climb(y, c - 1, green)
    for x in range(c):
        climb(0, x, blue)
        climb(r - 1, x, green)
    print(len(blue & green))


main()
