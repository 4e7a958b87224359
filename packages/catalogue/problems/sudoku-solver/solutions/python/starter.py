import sys


def solve(grid: list[int]) -> list[int]:
    """The solution of a sudoku of 81 squares, row by row; 0 stands for an empty square."""
    # Write your solution here.
    return grid


def main() -> None:
    _, *lines = sys.stdin.read().split()
    for i in range(0, len(lines), 9):
        text = "".join(lines[i : i + 9]).replace(".", "0")
        solved = solve([int(sign) for sign in text])
        for r in range(9):
            print(*solved[9 * r : 9 * r + 9], sep="")


main()
