import sys
from collections import defaultdict


def solve(words: list[str]) -> list[list[str]]:
    groups: list[list[str]] = []
    for word in words:
        for group in groups:
            rest = list(group[0])
            for letter in word:
                if letter in rest:
                    rest.remove(letter)
                else:
                    break
            else:
                if not rest:
                    group.append(word)
                    break
        else:
            groups.append([word])
    return groups


def main() -> None:
    n, *words = sys.stdin.read().split()
    for group in solve(words[: int(n)]):
        print(*group)


main()
