import sys
from collections import Counter


def solve(s: str, t: str) -> str | None:
    for length in range(len(t), len(s) + 1):
        for start in range(len(s) - length + 1):
            run = s[start : start + length]
            if all(run.count(letter) >= t.count(letter) for letter in t):
                return run
    return None


def main() -> None:
    s, t = sys.stdin.read().split()
    print(solve(s, t) or "none")


main()
