import sys


def solve(text: str, words: list[str]) -> int:
    best = -1
    stack = [(0, 0)]
    while stack:
        at, count = stack.pop()
        if at == len(text):
            best = count if best < 0 else min(best, count)
            continue
        stack += [(at + len(word), count + 1) for word in words if text.startswith(word, at)]
    return best


def main() -> None:
    text, _, *words = sys.stdin.read().split()
    print(solve(text, words))


main()
