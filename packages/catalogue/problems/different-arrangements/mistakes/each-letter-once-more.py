import sys


def solve(letters: str) -> list[str]:
    words = [""]
    for place in range(len(letters)):
        words = [word + letter for word in words for letter in sorted(set(letters)) if place < len(letters) // 2 or word.count(letter) < letters.count(letter)]
    return words


def main() -> None:
    print("\n".join(solve(sys.stdin.read().split()[1])))


main()
