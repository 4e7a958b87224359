import sys


def solve(tiles: str, k: int) -> int:
    best = 0
    for kept in set(tiles):
        left = others = 0
        for right, tile in enumerate(tiles):
            others += tile != kept
            while others >= k and left < right:
                others -= tiles[left] != kept
                left += 1
            best = max(best, right - left + 1)
    return best


def main() -> None:
    tiles, k = sys.stdin.read().split()
    print(solve(tiles, int(k)))


main()
