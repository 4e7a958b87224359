import sys


def solve(tiles: str, k: int) -> int:
    counts = {}
    left = longest = 0
    for right, tile in enumerate(tiles):
        counts[tile] = counts.get(tile, 0) + 1
        while len(counts) > k + 1:
            counts[tiles[left]] -= 1
            if counts[tiles[left]] == 0:
                del counts[tiles[left]]
            left += 1
        longest = max(longest, right - left + 1)
    return longest


def main() -> None:
    tiles, k = sys.stdin.read().split()
    print(solve(tiles, int(k)))


main()
