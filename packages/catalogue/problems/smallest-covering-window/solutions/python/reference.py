import sys
from collections import Counter


def solve(s: str, t: str) -> str | None:
    missing = Counter(t)
    uncovered = len(t)
    left = 0
    best: tuple[int, int] | None = None
    for right, letter in enumerate(s):
        uncovered -= missing[letter] > 0
        missing[letter] -= 1
        while uncovered == 0:
            if best is None or right - left < best[1] - best[0]:
                best = (left, right)
            missing[s[left]] += 1
            uncovered += missing[s[left]] > 0
            left += 1
    return None if best is None else s[best[0] : best[1] + 1]


def main() -> None:
    s, t = sys.stdin.read().split()
    print(solve(s, t) or "none")


main()
