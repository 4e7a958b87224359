import sys


def solve(tiles: str, k: int) -> int:
    best = left = others = 0
    for right in range(len(tiles)):
        others += tiles[right] != tiles[left]
        while others > k:
            left += 1
            others = sum(t != tiles[left] for t in tiles[left:right + 1]) if right - left < 200 else k
        best = max(best, right - left + 1)
    return best


def main() -> None:
    tiles, k = sys.stdin.read().split()
    print(solve(tiles, int(k)))


main()
