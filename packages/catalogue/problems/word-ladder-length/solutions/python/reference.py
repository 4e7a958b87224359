import sys
from string import ascii_lowercase


def solve(begin: str, end: str, words: list[str]) -> int:
    unreached = set(words)
    reached = {begin}
    length = 1
    while reached and end not in reached:
        reached = {neighbour for word in reached for neighbour in variations(word) if neighbour in unreached}
        unreached -= reached
        length += 1
    return length if reached else 0


def variations(word: str):
    """All words that differ from the given one in at most one place."""
    for i in range(len(word)):
        before, after = word[:i], word[i + 1 :]
        for letter in ascii_lowercase:
            yield before + letter + after


def main() -> None:
    begin, end, _, *words = sys.stdin.read().split()
    print(solve(begin, end, words))


main()
