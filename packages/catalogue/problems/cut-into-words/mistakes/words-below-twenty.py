import sys


def solve(text: str, words: list[str]) -> int:
    known = set(words)
    longest = min(19, max(map(len, words)))
    infinity = len(text) + 1
    fewest = [0] + [infinity] * len(text)
    for end in range(1, len(text) + 1):
        for begin in range(max(0, end - longest), end):
            if fewest[begin] + 1 < fewest[end] and text[begin:end] in known:
                fewest[end] = fewest[begin] + 1
    return -1 if fewest[-1] == infinity else fewest[-1]


def main() -> None:
    text, _, *words = sys.stdin.read().split()
    print(solve(text, words))


main()
