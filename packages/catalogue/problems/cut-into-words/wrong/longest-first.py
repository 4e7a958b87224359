import sys


def solve(text: str, words: list[str]) -> int:
    at = count = 0
    known = set(words)
    while at < len(text):
        for length in range(20, 0, -1):
            if text[at : at + length] in known and at + length <= len(text):
                at += length
                count += 1
                break
        else:
            return -1
    return count


def main() -> None:
    text, _, *words = sys.stdin.read().split()
    print(solve(text, words))


main()
