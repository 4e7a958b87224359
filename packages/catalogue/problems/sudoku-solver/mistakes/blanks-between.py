import sys


UNITS_OF = [(at // 9, 9 + at % 9, 18 + at // 27 * 3 + at % 9 // 3) for at in range(81)]
PLACES = [[at for at in range(81) if unit in UNITS_OF[at]] for unit in range(27)]


def solve(grid: list[int]) -> list[int]:
    """The solution of a sudoku of 81 squares, row by row; 0 stands for an empty square."""
    grid = grid[:]
    # The digits that each row, column and box still lacks, as bits.
    missing = [0b1111111110] * 27

    def turn(at: int, digit: int) -> None:
        for unit in UNITS_OF[at]:
            missing[unit] ^= 1 << digit

    for at, digit in enumerate(grid):
        if digit:
            turn(at, digit)

    def allowed(at: int) -> int:
        row, column, box = UNITS_OF[at]
        return missing[row] & missing[column] & missing[box]

    def fewest_moves() -> list[tuple[int, int]]:
        """All moves of one square, or all places of one digit in a unit, whichever are the fewest."""
        free = {at: allowed(at) for at in range(81) if grid[at] == 0}
        at = min(free, key=lambda at: free[at].bit_count())
        best = [(at, digit) for digit in range(1, 10) if free[at] >> digit & 1]
        if len(best) > 1:
            for unit, places in enumerate(PLACES):
                for digit in range(1, 10):
                    if missing[unit] >> digit & 1:
                        moves = [(at, digit) for at in places if free.get(at, 0) >> digit & 1]
                        if len(moves) < len(best):
                            best = moves
        return best

    def search() -> bool:
        if 0 not in grid:
            return True
        for at, digit in fewest_moves():
            grid[at] = digit
            turn(at, digit)
            if search():
                return True
            turn(at, digit)
            grid[at] = 0
        return False

    search()
    return grid


def main() -> None:
    _, *lines = sys.stdin.read().split()
    for i in range(0, len(lines), 9):
        text = "".join(lines[i : i + 9]).replace(".", "0")
        solved = solve([int(sign) for sign in text])
        for r in range(9):
            print(*solved[9 * r : 9 * r + 9], sep=" ")


main()
