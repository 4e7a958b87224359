import sys


def reached(heights: list[list[int]], coast: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The fields whose rain reaches the coast."""
    r, c = len(heights), len(heights[0])
    marked = set(coast)
    queue = list(marked)
    for y, x in queue:
        for v, u in ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)):
            if 0 <= v < r and 0 <= u < c and heights[v][u] > heights[y][x] and (v, u) not in marked:
                marked.add((v, u))
                queue.append((v, u))
    return marked


def solve(heights: list[list[int]]) -> int:
    r, c = len(heights), len(heights[0])
    blue = [(0, x) for x in range(c)] + [(y, 0) for y in range(r)]
    green = [(r - 1, x) for x in range(c)] + [(y, c - 1) for y in range(r)]
    return len(reached(heights, blue) & reached(heights, green))


def main() -> None:
    _, *rows = sys.stdin.read().splitlines()
    print(solve([list(map(int, row.split())) for row in rows]))


main()
