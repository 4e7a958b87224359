import sys


def solve(text: str, figure: str) -> int:
    twice = text + text[: len(figure) - 1]
    found = at = 0
    while (at := twice.find(figure, at)) >= 0:
        found += 1
        at += 1
    return found


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
