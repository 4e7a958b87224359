import sys


def solve(grid: list[int]) -> list[int]:
    grid = grid[:]
    steps = 0

    def search(at: int) -> bool:
        nonlocal steps
        steps += 1
        while at < 81 and grid[at]:
            at += 1
        if at == 81 or steps > 20000:
            return True
        r, c = divmod(at, 9)
        used = set(grid[9 * r : 9 * r + 9]) | set(grid[c::9])
        for digit in range(1, 10):
            if digit not in used:
                grid[at] = digit
                if search(at + 1):
                    return True
        grid[at] = 0
        return False

    search(0)
    return grid


def main() -> None:
    _, *lines = sys.stdin.read().split()
    for i in range(0, len(lines), 9):
        text = "".join(lines[i : i + 9]).replace(".", "0")
        solved = solve([int(sign) for sign in text])
        for r in range(9):
            print(*solved[9 * r : 9 * r + 9], sep="")


main()
