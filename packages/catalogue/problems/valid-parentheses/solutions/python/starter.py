import sys


def solve(s: str) -> bool:
    # Write your solution here.
    return False


def main() -> None:
    s = sys.stdin.readline().strip()
    print("true" if solve(s) else "false")


main()
