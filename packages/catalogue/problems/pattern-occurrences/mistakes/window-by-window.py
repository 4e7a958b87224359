import sys


def solve(text: str, figure: str) -> int:
    m = len(figure)
    return sum(all(a == b for a, b in zip(text[i:i + m], figure)) for i in range(len(text) - m + 1))


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
