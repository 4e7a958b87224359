import sys


def solve(tokens: list[str]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *tokens = sys.stdin.read().split()
    print(solve(tokens))


main()
