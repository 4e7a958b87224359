import sys

# points are complex numbers; all values stay below 2**53, so floats are exact
def main():
    raw = list(map(int, sys.stdin.buffer.read().split()))
    pts = sorted({complex(x, y) for x, y in zip(raw[1::2], raw[2::2])}, key=lambda z: (z.real, z.imag))
    if len(pts) == 1:
        return print(1, 0)

    def cross(o, a, b):
        return ((a - o).conjugate() * (b - o)).imag

    def half(points):
        h = []
        for p in points:
            while len(h) >= 2 and cross(h[-2], h[-1], p) <= 0:
                del h[-1]
            h.append(p)
        return h[:-1]

    hull = half(pts) + half(reversed(pts))
    o = hull[0]
    print(len(hull), int(sum(cross(o, a, b) for a, b in zip(hull, hull[1:]))))


main()
