import sys


def solve(heights: list[list[int]]) -> int:
    r, c = len(heights), len(heights[0])
    count = 0
    for y0 in range(r):
        for x0 in range(c):
            y, x = y0, x0
            seas = set()
            seen = set()
            while (y, x) not in seen and len(seas) < 2:
                seen.add((y, x))
                if y == 0 or x == 0:
                    seas.add(1)
                if y == r - 1 or x == c - 1:
                    seas.add(2)
                beside = [(heights[v][u], v, u) for v, u in ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)) if 0 <= v < r and 0 <= u < c and (v, u) not in seen]
                if beside and min(beside)[0] <= heights[y][x]:
                    _, y, x = min(beside)
            count += len(seas) == 2
    return count


def main() -> None:
    _, *rows = sys.stdin.read().splitlines()
    print(solve([list(map(int, row.split())) for row in rows]))


main()
