import sys


Point = tuple[int, int]


def turn(a: Point, b: Point, c: Point) -> int:
    def slope(p, q):
        return (q[1] - p[1]) / (q[0] - p[0]) if q[0] != p[0] else 1e18

    return round(1e6 * (slope(a, c) - slope(a, b)))


def chain(points: list[Point]) -> list[Point]:
    bends: list[Point] = []
    for point in points:
        while len(bends) > 1 and turn(bends[-2], bends[-1], point) <= 0:
            bends.pop()
        bends.append(point)
    return bends[:-1]


def solve(trees: list[tuple[int, int]]) -> tuple[int, int]:
    points = sorted(set(trees))
    if len(points) == 1:
        return 1, 0
    bends = chain(points) + chain(points[::-1])
    area = sum(turn(bends[0], bends[i - 1], bends[i]) for i in range(2, len(bends)))
    return len(bends), area


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(*solve(list(zip(numbers[::2], numbers[1::2]))))


main()
