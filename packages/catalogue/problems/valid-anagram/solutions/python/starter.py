import sys


def solve(s: str, t: str) -> bool:
    # Write your solution here.
    return False


def main() -> None:
    s, t = sys.stdin.read().split()
    print("true" if solve(s, t) else "false")


main()
