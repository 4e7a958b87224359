import sys


def solve(letters: str) -> list[str]:
    tiles = sorted(letters)
    used = [False] * len(tiles)
    words = []

    def fill(word: str) -> None:
        if len(word) == len(tiles):
            words.append(word)
            return
        for i, tile in enumerate(tiles):
            if used[i] or i > 0 and tiles[i - 1] == tile:
                continue
            used[i] = True
            fill(word + tile)
            used[i] = False

    fill("")
    return words


def main() -> None:
    print("\n".join(solve(sys.stdin.read().split()[1])))


main()
