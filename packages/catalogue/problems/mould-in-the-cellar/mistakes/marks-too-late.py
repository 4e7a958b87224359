import sys


def solve(shelf: list[str]) -> int:
    r, c = len(shelf), len(shelf[0])
    night = {}
    queue = [(0, i, j) for i in range(r) for j in range(c) if shelf[i][j] == "x"]
    while queue:
        d, i, j = queue.pop(0)
        if (i, j) in night:
            continue
        night[i, j] = d
        for y, x in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
            if 0 <= y < r and 0 <= x < c and shelf[y][x] == "o" and (y, x) not in night:
                queue.append((d + 1, y, x))
    if len(night) < sum(row.count("x") + row.count("o") for row in shelf):
        return -1
    return max(night.values(), default=0)


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
