import sys


def solve(operations: list[tuple[str, str]]) -> list[bool]:
    """Takes pairs such as ("add", "word"); returns the answers to has and prefix."""
    words: set[str] = set()
    beginnings: set[str] = set()
    answers = []
    for name, text in operations:
        if name == "add":
            words.add(text)
            beginnings.update(text[:end] for end in range(1, len(text)))
        else:
            answers.append(text in (words if name == "has" else beginnings))
    return answers


def main() -> None:
    _, *words = sys.stdin.read().split()
    for answer in solve(list(zip(words[::2], words[1::2]))):
        print("true" if answer else "false")


main()
