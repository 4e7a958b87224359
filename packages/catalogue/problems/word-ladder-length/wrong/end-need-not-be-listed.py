import sys
from string import ascii_lowercase


def solve(begin: str, end: str, words: list[str]) -> int:
    unreached = {*words, end}
    reached = {begin}
    length = 1
    while reached and end not in reached:
        variations = {
            word[:i] + letter + word[i + 1 :] for word in reached for i in range(len(word)) for letter in ascii_lowercase
        }
        reached = variations & unreached
        unreached -= reached
        length += 1
    return length if reached else 0


def main() -> None:
    begin, end, _, *words = sys.stdin.read().split()
    print(solve(begin, end, words))


main()
