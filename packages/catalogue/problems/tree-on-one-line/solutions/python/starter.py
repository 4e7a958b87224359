import sys


def write(tokens: list[str]) -> str:
    """The gardener's form of the tree in level order."""
    # Write your solution here.
    return ""


def read(text: str) -> list[str]:
    """The level order of the tree in the gardener's form."""
    # Write your solution here.
    return []


def main() -> None:
    direction, *lines = sys.stdin.read().split("\n")
    if direction == "write":
        print(write(lines[1].split()))
    else:
        tokens = read(lines[0])
        print(len(tokens))
        print(*tokens)


main()
