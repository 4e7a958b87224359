import sys


def half(points):
    chain = []
    for x, y in points:
        while len(chain) > 1:
            ax, ay = chain[-2]
            bx, by = chain[-1]
            if (bx - ax) * (y - ay) > (by - ay) * (x - ax):
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]


def main():
    nums = list(map(int, sys.stdin.buffer.read().split()))
    pts = sorted(set(zip(nums[1::2], nums[2::2])))
    if len(pts) == 1:
        print(1, 0)
        return
    hull = half(pts) + half(reversed(pts))
    area = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(hull, hull[1:] + hull[:1]))
    print(len(hull), abs(area))


main()
