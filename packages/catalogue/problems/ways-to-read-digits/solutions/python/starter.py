import sys


def solve(digits: str) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    print(solve(sys.stdin.read().strip()))


main()
