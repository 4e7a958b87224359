import sys


def solve(line: str) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    print(solve(sys.stdin.read().rstrip("\n")))


main()
