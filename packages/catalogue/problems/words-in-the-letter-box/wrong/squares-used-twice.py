import sys


def solve(grid: list[str], words: list[str]) -> list[str]:
    """The words that can be made, in any order."""
    # A node is a dict from letters to nodes; the word that ends there stands under the key "".
    root: dict = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = word
    width = len(grid[0]) + 2
    # A rim of blanks, which no word holds, in one list.
    letters = [" "] * width + [letter for row in grid for letter in f" {row} "] + [" "] * width
    found = []

    def search(at: int, above: dict) -> None:
        letter = letters[at]
        node = above.get(letter)
        if node is None:
            return
        if "" in node:
            found.append(node.pop(""))
        for other in (at - 1, at + 1, at - width, at + width):
            if letters[other] in node:
                search(other, node)
        letters[at] = letter
        if not node:
            del above[letter]

    for at in range(len(letters)):
        search(at, root)
    return found


def main() -> None:
    rows, _, *rest = sys.stdin.read().split()
    found = solve(rest[: int(rows)], rest[int(rows) + 1 :])
    print(len(found))
    print("\n".join(sorted(found)))


main()
