import sys


def solve(heights: list[list[int]]) -> int:
    r, c = len(heights), len(heights[0])
    count = 0
    for y0 in range(r):
        for x0 in range(c):
            seen = {(y0, x0)}
            stack = [(y0, x0)]
            blue = green = False
            while stack:
                y, x = stack.pop()
                blue = blue or y == 0 or x == 0
                green = green or y == r - 1 or x == c - 1
                for v, u in ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)):
                    if 0 <= v < r and 0 <= u < c and (v, u) not in seen and heights[v][u] <= heights[y][x]:
                        seen.add((v, u))
                        stack.append((v, u))
            count += blue and green
    return count


def main() -> None:
    _, *rows = sys.stdin.read().splitlines()
    print(solve([list(map(int, row.split())) for row in rows]))


main()
