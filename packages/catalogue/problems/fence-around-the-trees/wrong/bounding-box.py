import sys


def solve(trees: list[tuple[int, int]]) -> tuple[int, int]:
    xs = [x for x, _ in trees]
    ys = [y for _, y in trees]
    corners = {(x, y) for x in (min(xs), max(xs)) for y in (min(ys), max(ys))}
    return len(corners), 2 * (max(xs) - min(xs)) * (max(ys) - min(ys))


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(*solve(list(zip(numbers[::2], numbers[1::2]))))


main()
