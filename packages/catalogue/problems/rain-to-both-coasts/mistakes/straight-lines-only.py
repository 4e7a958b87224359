import sys


def solve(heights: list[list[int]]) -> int:
    r, c = len(heights), len(heights[0])
    count = 0
    for y in range(r):
        for x in range(c):
            row, column = heights[y], [line[x] for line in heights]

            def falls(way: list[int]) -> bool:
                return all(a >= b for a, b in zip(way, way[1:]))

            blue = falls(row[x::-1]) or falls(column[y::-1])
            green = falls(row[x:]) or falls(column[y:])
            count += blue and green
    return count


def main() -> None:
    _, *rows = sys.stdin.read().splitlines()
    print(solve([list(map(int, row.split())) for row in rows]))


main()
