import sys
from collections import Counter


def solve(s: str, t: str) -> bool:
    return set(s) == set(t)


def main() -> None:
    s, t = sys.stdin.read().split()
    print("true" if solve(s, t) else "false")


main()
