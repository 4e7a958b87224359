import sys


def solve(s: str) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print(solve(s))


main()
