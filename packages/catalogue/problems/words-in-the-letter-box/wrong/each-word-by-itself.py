import sys


def solve(grid: list[str], words: list[str]) -> list[str]:
    rows, columns = len(grid), len(grid[0])
    letters = [list(row) for row in grid]

    def trace(r: int, c: int, word: str, at: int) -> bool:
        if at == len(word):
            return True
        if not (0 <= r < rows and 0 <= c < columns) or letters[r][c] != word[at]:
            return False
        letters[r][c] = ""
        found = (
            trace(r - 1, c, word, at + 1)
            or trace(r + 1, c, word, at + 1)
            or trace(r, c - 1, word, at + 1)
            or trace(r, c + 1, word, at + 1)
        )
        letters[r][c] = word[at]
        return found

    return [word for word in words if any(trace(r, c, word, 0) for r in range(rows) for c in range(columns))]


def main() -> None:
    rows, _, *rest = sys.stdin.read().split()
    found = solve(rest[: int(rows)], rest[int(rows) + 1 :])
    print(len(found))
    print("\n".join(sorted(found)))


main()
