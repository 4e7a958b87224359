import sys


def solve(grid: list[str], words: list[str]) -> list[str]:
    letters = [list(row) for row in grid]
    left = set(words)

    def search(r: int, c: int, begun: str) -> None:
        if not (0 <= r < len(letters) and 0 <= c < len(letters[0])) or letters[r][c] == "":
            return
        letter = letters[r][c]
        begun += letter
        if not any(word.startswith(begun) for word in words):
            return
        left.discard(begun)
        letters[r][c] = ""
        search(r - 1, c, begun)
        search(r + 1, c, begun)
        search(r, c - 1, begun)
        search(r, c + 1, begun)
        letters[r][c] = letter

    for r in range(len(letters)):
        for c in range(len(letters[0])):
            search(r, c, "")
    return [word for word in words if word not in left]


def main() -> None:
    rows, _, *rest = sys.stdin.read().split()
    found = solve(rest[: int(rows)], rest[int(rows) + 1 :])
    print(len(found))
    print("\n".join(sorted(found)))


main()
