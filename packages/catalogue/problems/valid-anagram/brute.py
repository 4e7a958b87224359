import sys
from collections import Counter


def solve(s: str, t: str) -> bool:
    rest = list(t)
    for letter in s:
        if letter not in rest:
            return False
        rest.remove(letter)
    return not rest


def main() -> None:
    s, t = sys.stdin.read().split()
    print("true" if solve(s, t) else "false")


main()
