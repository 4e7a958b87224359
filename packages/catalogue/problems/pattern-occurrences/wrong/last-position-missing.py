import sys


def solve(text: str, figure: str) -> int:
    found = 0
    at = text.find(figure)
    while 0 <= at < len(text) - len(figure):
        found += 1
        at = text.find(figure, at + 1)
    return found


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
