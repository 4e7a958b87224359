import sys
from string import ascii_lowercase


def solve(begin: str, end: str, words: list[str]) -> int:
    def differences(a: str, b: str) -> int:
        return sum(x != y for x, y in zip(a, b))

    lengths = {begin: 1}
    reached = [begin]
    for word in reached:
        for other in words:
            if differences(word, other) == 1 and other not in lengths:
                lengths[other] = lengths[word] + 1
                reached.append(other)
    return lengths.get(end, 0)


def main() -> None:
    begin, end, _, *words = sys.stdin.read().split()
    print(solve(begin, end, words))


main()
