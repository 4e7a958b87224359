import sys


def solve(s: str) -> int:
    longest = 0
    for start in range(len(s)):
        for end in range(start + 1, len(s) + 1):
            if len(set(s[start:end])) == end - start:
                longest = max(longest, end - start)
    return longest


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print(solve(s))


main()
