import sys
from collections import Counter


def solve(s: str, t: str) -> bool:
    return Counter(s) == Counter(t)


def main() -> None:
    s, t = sys.stdin.read().split()
    print("true" if solve(s, t) else "false")


main()
