import sys


def solve(strip: str) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    print(solve(sys.stdin.read().split()[1]))


main()
