import sys


def solve(s: str) -> int:
    best = 0
    for start in range(len(s)):
        for end in range(start + 1, len(s) + 1):
            part = s[start:end]
            if all(part.count(character) == 1 for character in part):
                best = max(best, len(part))
    return best


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print(solve(s))


main()
