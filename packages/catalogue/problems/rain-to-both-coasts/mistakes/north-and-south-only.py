import sys


def solve(heights: list[list[int]]) -> int:
    r, c = len(heights), len(heights[0])

    def reached(coast: list[tuple[int, int]]) -> set[tuple[int, int]]:
        marked = set(coast)
        queue = list(coast)
        for y, x in queue:
            for v, u in ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)):
                if 0 <= v < r and 0 <= u < c and heights[v][u] >= heights[y][x] and (v, u) not in marked:
                    marked.add((v, u))
                    queue.append((v, u))
        return marked

    return len(reached([(0, x) for x in range(c)]) & reached([(r - 1, x) for x in range(c)]))


def main() -> None:
    _, *rows = sys.stdin.read().splitlines()
    print(solve([list(map(int, row.split())) for row in rows]))


main()
