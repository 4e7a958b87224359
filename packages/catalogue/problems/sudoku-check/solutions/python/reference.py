import sys


def solve(k: int, grid: list[list[int]]) -> bool:
    size = k * k
    rows = [bytearray(size + 1) for _ in range(size)]
    columns = [bytearray(size + 1) for _ in range(size)]
    boxes = [bytearray(size + 1) for _ in range(size)]
    for r, line in enumerate(grid):
        in_row = rows[r]
        first_box = r // k * k
        for c, number in enumerate(line):
            if number == 0:
                continue
            in_column = columns[c]
            in_box = boxes[first_box + c // k]
            if in_row[number] or in_column[number] or in_box[number]:
                return False
            in_row[number] = in_column[number] = in_box[number] = 1
    return True


def main() -> None:
    k = int(sys.stdin.readline())
    grid = [list(map(int, sys.stdin.readline().split())) for _ in range(k * k)]
    print("true" if solve(k, grid) else "false")


main()
