import sys


def solve(s: str, t: str) -> bool:
    return s == t[::-1]


def main() -> None:
    s, t = sys.stdin.read().split()
    print("true" if solve(s, t) else "false")


main()
