import sys


def solve(grid: list[int]) -> list[int]:
    grid = grid[:]

    def fits(at: int, digit: int) -> bool:
        r, c = divmod(at, 9)
        top, left = r // 3 * 3, c // 3 * 3
        for i in range(9):
            if grid[9 * r + i] == digit or grid[9 * i + c] == digit:
                return False
            if grid[9 * (top + i // 3) + left + i % 3] == digit:
                return False
        return True

    def search(at: int) -> bool:
        while at < 81 and grid[at]:
            at += 1
        if at == 81:
            return True
        for digit in range(1, 10):
            if fits(at, digit):
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
