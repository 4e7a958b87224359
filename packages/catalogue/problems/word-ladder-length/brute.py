import sys
from string import ascii_lowercase


def solve(begin: str, end: str, words: list[str]) -> int:
    # Shortens the known lengths until none of them changes any more.
    lengths = {word: float("inf") for word in words}
    lengths[begin] = 1
    changed = True
    while changed:
        changed = False
        for a in lengths:
            for b in lengths:
                if sum(x != y for x, y in zip(a, b)) == 1 and lengths[a] + 1 < lengths[b]:
                    lengths[b] = lengths[a] + 1
                    changed = True
    answer = lengths.get(end, float("inf"))
    return 0 if answer == float("inf") else answer


def main() -> None:
    begin, end, _, *words = sys.stdin.read().split()
    print(solve(begin, end, words))


main()
