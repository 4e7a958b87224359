import sys


def solve(tiles: str, k: int) -> int:
    best = 0
    for i in range(len(tiles)):
        counts = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0)
        most = 0
        for j in range(i, len(tiles)):
            counts[tiles[j]] += 1
            most = max(most, counts[tiles[j]])
            if j - i + 1 - most <= k:
                best = max(best, j - i + 1)
    return best


def main() -> None:
    tiles, k = sys.stdin.read().split()
    print(solve(tiles, int(k)))


main()
