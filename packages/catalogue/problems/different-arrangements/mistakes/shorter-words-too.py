import sys


def solve(letters: str) -> list[str]:
    words = {""}
    for place in range(len(letters)):
        words |= {word + letter for word in words for letter in set(letters) if word.count(letter) < letters.count(letter)}
    return sorted(words - {""})


def main() -> None:
    print("\n".join(solve(sys.stdin.read().split()[1])))


main()
