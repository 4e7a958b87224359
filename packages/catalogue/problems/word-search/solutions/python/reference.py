import sys


def solve(rows: list[str], word: str) -> bool:
    # A frame of blanks saves every comparison with the edges.
    width = len(rows[0]) + 2
    grid = list(" " * width + "".join(f" {row} " for row in rows) + " " * width)

    def trace(here: int, at: int) -> bool:
        if at == len(word):
            return True
        for there in (here - width, here - 1, here + 1, here + width):
            if grid[there] == word[at]:
                grid[there] = " "
                found = trace(there, at + 1)
                grid[there] = word[at]
                if found:
                    return True
        return False

    for start, letter in enumerate(grid):
        if letter == word[0]:
            grid[start] = " "
            found = trace(start, 1)
            grid[start] = letter
            if found:
                return True
    return False


def main() -> None:
    _, _, *rows, word = sys.stdin.read().split()
    print("true" if solve(rows, word) else "false")


main()
