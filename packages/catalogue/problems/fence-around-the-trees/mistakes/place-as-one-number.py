import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    seen = {}
    for x, y in zip(data[1::2], data[2::2]):
        seen[x * 1000000 + y] = (x, y)
    trees = sorted(seen.values())
    if len(trees) == 1:
        print(1, 0)
        return

    def half(trees):
        rope = []
        for x, y in trees:
            while len(rope) > 1:
                (a, b), (c, d) = rope[-2], rope[-1]
                if (c - a) * (y - b) - (d - b) * (x - a) > 0:
                    break
                rope.pop()
            rope.append((x, y))
        return rope[:-1]

    rope = half(trees) + half(trees[::-1])
    area = sum(a * d - b * c for (a, b), (c, d) in zip(rope, rope[1:] + rope[:1]))
    print(len(rope), abs(area))


main()
