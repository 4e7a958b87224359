import sys
from collections import Counter


def solve(s: str, t: str) -> bool:
    return len(s) == len(t) and Counter(s[1:]) == Counter(t[1:])


def main() -> None:
    s, t = sys.stdin.read().split()
    print("true" if solve(s, t) else "false")


main()
