import sys
from collections import Counter


def solve(s: str, t: str) -> bool:
    left, right = list(s), list(t)
    if len(left) != len(right):
        return False
    return all(left.count(letter) == right.count(letter) for letter in left)


def main() -> None:
    s, t = sys.stdin.read().split()
    print("true" if solve(s, t) else "false")


main()
