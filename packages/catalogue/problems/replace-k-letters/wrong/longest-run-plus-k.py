import sys


def solve(tiles: str, k: int) -> int:
    longest = run = 0
    before = ""
    for tile in tiles:
        run = run + 1 if tile == before else 1
        before = tile
        longest = max(longest, run)
    return min(len(tiles), longest + k)


def main() -> None:
    tiles, k = sys.stdin.read().split()
    print(solve(tiles, int(k)))


main()
