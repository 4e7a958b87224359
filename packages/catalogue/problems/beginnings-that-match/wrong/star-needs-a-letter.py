import sys


def solve(word: str, pattern: str) -> int:
    fits = [True] + [False] * len(word)
    for sign in pattern:
        if sign == "*":
            first = min(len(fits), fits.index(True) + 1) if True in fits else len(fits)
            fits = [False] * first + [True] * (len(fits) - first)
        elif sign == "?":
            fits = [False] + fits[:-1]
        else:
            fits = [False] + [fit and letter == sign for fit, letter in zip(fits, word)]
    return sum(fits)


def main() -> None:
    word, pattern = sys.stdin.read().split()
    print(solve(word, pattern))


main()
