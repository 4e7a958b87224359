import sys


def solve(s: str, t: str) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    s, t = sys.stdin.read().split()
    print(solve(s, t))


main()
