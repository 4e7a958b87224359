import sys


def solve(s: str, t: str) -> str | None:
    # Write your solution here.
    return None


def main() -> None:
    s, t = sys.stdin.read().split()
    print(solve(s, t) or "none")


main()
