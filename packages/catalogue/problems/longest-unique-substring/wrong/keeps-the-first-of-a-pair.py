import sys


def solve(s: str) -> int:
    last_seen: dict[str, int] = {}
    left = longest = 0
    for i, character in enumerate(s):
        left = max(left, last_seen.get(character, 0))
        last_seen[character] = i
        longest = max(longest, i - left + 1)
    return longest


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print(solve(s))


main()
