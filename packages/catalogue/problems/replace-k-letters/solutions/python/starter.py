import sys


def solve(tiles: str, k: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    tiles, k = sys.stdin.read().split()
    print(solve(tiles, int(k)))


main()
