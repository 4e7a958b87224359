import sys
from collections import defaultdict


def solve(words: list[str]) -> list[list[str]]:
    groups: dict[str, list[str]] = defaultdict(list)
    for word in words:
        groups["".join(sorted(word))].append(word)
    return [group for group in groups.values() if len(group) > 1]


def main() -> None:
    n, *words = sys.stdin.read().split()
    for group in solve(words[: int(n)]):
        print(*group)


main()
