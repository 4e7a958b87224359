import sys


Point = tuple[int, int]


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


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
