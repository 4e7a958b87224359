import sys
from collections import Counter


def solve(letters: str) -> list[str]:
    left = Counter(sorted(letters))
    words = []
    word: list[str] = []

    def fill() -> None:
        if len(word) == len(letters):
            words.append("".join(word))
            return
        for letter in left:
            if left[letter] > 0:
                left[letter] -= 1
                word.append(letter)
                fill()
                word.pop()
                left[letter] += 1

    fill()
    return words


def main() -> None:
    print("\n".join(solve(sys.stdin.read().split()[1])))


main()
