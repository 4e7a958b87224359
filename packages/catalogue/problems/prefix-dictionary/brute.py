import sys


def solve(operations: list[tuple[str, str]]) -> list[bool]:
    """Takes pairs such as ("add", "word"); returns the answers to has and prefix."""
    words: list[str] = []
    answers = []
    for name, text in operations:
        if name == "add":
            words.append(text)
        elif name == "has":
            answers.append(any(word == text for word in words))
        else:
            answers.append(any(word[: len(text)] == text for word in words))
    return answers


def main() -> None:
    _, *words = sys.stdin.read().split()
    for answer in solve(list(zip(words[::2], words[1::2]))):
        print("true" if answer else "false")


main()
