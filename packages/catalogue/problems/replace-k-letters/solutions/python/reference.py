import sys


def solve(tiles: str, k: int) -> int:
    counts = dict.fromkeys(tiles, 0)
    most = left = 0
    for right, tile in enumerate(tiles):
        counts[tile] += 1
        most = max(most, counts[tile])
        if right - left + 1 > most + k:
            counts[tiles[left]] -= 1
            left += 1
    return len(tiles) - left


def main() -> None:
    tiles, k = sys.stdin.read().split()
    print(solve(tiles, int(k)))


main()
