import sys


def solve(text: str, words: list[str]) -> int:
    known = set(words)
    best = [frozenset()] + [None] * len(text)
    for end in range(1, len(text) + 1):
        for begin in range(max(0, end - 20), end):
            if best[begin] is not None and text[begin:end] in known:
                found = best[begin] | {text[begin:end]}
                if best[end] is None or len(found) < len(best[end]):
                    best[end] = found
    return -1 if best[-1] is None else len(best[-1])


def main() -> None:
    text, _, *words = sys.stdin.read().split()
    print(solve(text, words))


main()
