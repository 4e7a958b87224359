import sys


def solve(text: str, figure: str) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
