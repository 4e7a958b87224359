import sys


def solve(grid: list[int]) -> list[int]:
    grid = grid[:]
    rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9

    def turn(at: int, digit: int) -> None:
        r, c = divmod(at, 9)
        rows[r] ^= 1 << digit
        columns[c] ^= 1 << digit
        boxes[r // 3 * 3 + c // 3] ^= 1 << digit

    for at, digit in enumerate(grid):
        if digit:
            turn(at, digit)

    def search(at: int) -> bool:
        while at >= 0 and grid[at]:
            at -= 1
        if at < 0:
            return True
        r, c = divmod(at, 9)
        used = rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3]
        for digit in range(1, 10):
            if not used >> digit & 1:
                grid[at] = digit
                turn(at, digit)
                if search(at - 1):
                    return True
                turn(at, digit)
                grid[at] = 0
        return False

    search(80)
    return grid


def main() -> None:
    _, *lines = sys.stdin.read().split()
    for i in range(0, len(lines), 9):
        text = "".join(lines[i : i + 9]).replace(".", "0")
        solved = solve([int(sign) for sign in text])
        for r in range(9):
            print(*solved[9 * r : 9 * r + 9], sep="")


main()
