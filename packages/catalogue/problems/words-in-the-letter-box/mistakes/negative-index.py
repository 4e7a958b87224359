import sys


def solve(grid: list[str], words: list[str]) -> list[str]:
    root: dict = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = word
    letters = [list(row) for row in grid]
    found = []

    def search(r: int, c: int, above: dict) -> None:
        if r >= len(grid) or c >= len(grid[0]) or letters[r][c] not in above:
            return
        letter = letters[r][c]
        node = above[letter]
        if "" in node:
            found.append(node.pop(""))
        letters[r][c] = "."
        for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            search(*other, node)
        letters[r][c] = letter

    for r in range(len(grid)):
        for c in range(len(grid[0])):
            search(r, c, root)
    return found


def main() -> None:
    rows, _, *rest = sys.stdin.read().split()
    found = solve(rest[: int(rows)], rest[int(rows) + 1 :])
    print(len(found))
    print("\n".join(sorted(found)))


main()
