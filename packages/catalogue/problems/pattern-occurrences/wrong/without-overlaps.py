import sys


def solve(text: str, figure: str) -> int:
    return text.count(figure)


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
