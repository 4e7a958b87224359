import sys


def main():
    data = sys.stdin.buffer.read().split()
    r, c = int(data[0]), int(data[1])
    w = c + 2
    # a frame of -1 around the island: water never climbs into it
    h = [-1] * (w * (r + 2))
    for i in range(r):
        h[(i + 1) * w + 1:(i + 1) * w + 1 + c] = map(int, data[2 + i * c:2 + (i + 1) * c])

    def flood(coast):
        wet = bytearray(len(h))
        for x in coast:
            wet[x] = 1
        wave = list(set(coast))
        while wave:
            following = []
            for x in wave:
                for y in (x - 1, x + 1, x - w, x + w):
                    if not wet[y] and h[y] >= h[x]:
                        wet[y] = 1
                        following.append(y)
            wave = following
        return wet

    blue = flood([w + j for j in range(1, c + 1)] + [i * w + 1 for i in range(1, r + 1)])
    green = flood([r * w + j for j in range(1, c + 1)] + [i * w + c for i in range(1, r + 1)])
    print(sum(a & b for a, b in zip(blue, green)))


main()
