import sys
from collections import defaultdict


def solve(words: list[str]) -> list[list[str]]:
    groups: dict[tuple[int, frozenset[str]], list[str]] = defaultdict(list)
    for word in words:
        groups[len(word), frozenset(word)].append(word)
    return list(groups.values())


def main() -> None:
    n, *words = sys.stdin.read().split()
    for group in solve(words[: int(n)]):
        print(*group)


main()
