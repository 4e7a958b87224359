import sys


def solve(lawn: list[list[int]]) -> list[int]:
    walk: list[int] = []
    top, bottom, left, right = 0, len(lawn) - 1, 0, len(lawn[0]) - 1
    while top <= bottom and left <= right:
        walk += lawn[top][left : right + 1]
        top += 1
        walk += [lawn[y][right] for y in range(top, bottom + 1)]
        right -= 1
        if top <= bottom:
            walk += [lawn[bottom][x] for x in range(right, left - 1, -1)]
            bottom -= 1
        if left <= right:
            walk += [lawn[y][left] for y in range(bottom, top - 1, -1)]
            left += 1
    return walk


def main() -> None:
    r, c, *numbers = map(int, sys.stdin.read().split())
    print(*solve([numbers[y * c : (y + 1) * c] for y in range(r)]))


main()
