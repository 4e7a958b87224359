import sys


def solve(rows: list[str], word: str) -> bool:
    def trace(y: int, x: int, at: int, used: set[tuple[int, int]]) -> bool:
        if not (0 <= y < len(rows) and 0 <= x < len(rows[0])) or (y, x) in used or rows[y][x] != word[at]:
            return False
        if at == len(word) - 1:
            return True
        used.add((y, x))
        return any(trace(y + dy, x + dx, at + 1, used) for dy, dx in ((-1, 0), (1, 0), (0, -1), (0, 1)))

    return any(trace(y, x, 0, set()) for y in range(len(rows)) for x in range(len(rows[0])))


def main() -> None:
    _, _, *rows, word = sys.stdin.read().split()
    print("true" if solve(rows, word) else "false")


main()
