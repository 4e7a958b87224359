import sys


def solve(rows: list[str]) -> int:
    # A frame of water saves every comparison with the edges.
    width = len(rows[0]) + 2
    land = bytearray("0" * width + "".join(f"0{row}0" for row in rows) + "0" * width, "ascii")
    islands = 0
    start = land.find(b"1")
    while start != -1:
        islands += 1
        land[start] = ord("0")
        stack = [start]
        while stack:
            here = stack.pop()
            for there in (here - width, here - 1, here + 1, here + width):
                if land[there] == ord("1"):
                    land[there] = ord("0")
                    stack.append(there)
        start = land.find(b"1", start)
    return islands


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
