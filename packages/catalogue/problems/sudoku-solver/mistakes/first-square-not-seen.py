import sys


UNITS_OF = [(at // 9, 9 + at % 9, 18 + at // 27 * 3 + at % 9 // 3) for at in range(81)]


def solve(grid: list[int]) -> list[int]:
    grid = grid[:]
    held = [0] * 27
    for at, digit in enumerate(grid):
        for unit in UNITS_OF[at]:
            held[unit] |= 1 << digit if digit else 0

    def search() -> bool:
        best = None
        least = 10
        for at in range(81):
            if grid[at] == 0:
                row, column, box = UNITS_OF[at]
                count = 9 - (held[row] | held[column] | held[box]).bit_count()
                if count < least:
                    best, least = at, count
        if not best:
            return True
        row, column, box = UNITS_OF[best]
        for digit in range(1, 10):
            if not (held[row] | held[column] | held[box]) >> digit & 1:
                grid[best] = digit
                for unit in UNITS_OF[best]:
                    held[unit] ^= 1 << digit
                if search():
                    return True
                for unit in UNITS_OF[best]:
                    held[unit] ^= 1 << digit
                grid[best] = 0
        return False

    search()
    return grid


def main() -> None:
    _, *lines = sys.stdin.read().split()
    for i in range(0, len(lines), 9):
        text = "".join(lines[i : i + 9]).replace(".", "0")
        solved = solve([int(sign) for sign in text])
        for r in range(9):
            print(*solved[9 * r : 9 * r + 9], sep="")


main()
