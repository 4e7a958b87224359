import sys


def turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def solve(trees: list[tuple[int, int]]) -> tuple[int, int]:
    points = sorted(set(trees))
    if len(points) == 1:
        return 1, 0
    bends = []
    at = points[0]
    while True:
        bends.append(at)
        following = points[0] if at != points[0] else points[1]
        for point in points:
            side = turn(at, following, point)
            if side < 0 or (side == 0 and abs(point[0] - at[0]) + abs(point[1] - at[1]) > abs(following[0] - at[0]) + abs(following[1] - at[1])):
                following = point
        at = following
        if at == points[0]:
            break
    return len(bends), sum(turn(bends[0], bends[i - 1], bends[i]) for i in range(2, len(bends)))


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(*solve(list(zip(numbers[::2], numbers[1::2]))))


main()
