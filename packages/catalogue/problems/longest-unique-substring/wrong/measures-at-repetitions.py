import sys


def solve(s: str) -> int:
    last_seen: dict[str, int] = {}
    left = longest = 0
    for i, character in enumerate(s):
        if last_seen.get(character, -1) >= left:
            longest = max(longest, i - left)
            left = last_seen[character] + 1
        last_seen[character] = i
    return longest


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print(solve(s))


main()
