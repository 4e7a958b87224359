import sys


def solve(operations: list[tuple[str, str]]) -> list[bool]:
    """Takes pairs such as ("add", "word"); returns the answers to has and prefix."""
    # A node is a table from letter to child; the empty text as a key marks the end of a word.
    root: dict[str, dict] = {}
    answers = []
    for name, text in operations:
        node: dict[str, dict] | None = root
        if name == "add":
            for letter in text:
                node = node.setdefault(letter, {})
            node[""] = {}
            continue
        for letter in text:
            node = node.get(letter)
            if node is None:
                break
        answers.append(node is not None and (name == "prefix" or "" in node))
    return answers


def main() -> None:
    _, *words = sys.stdin.read().split()
    for answer in solve(list(zip(words[::2], words[1::2]))):
        print("true" if answer else "false")


main()
