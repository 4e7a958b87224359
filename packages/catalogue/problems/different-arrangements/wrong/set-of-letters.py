import sys
from itertools import permutations


def solve(letters: str) -> list[str]:
    return ["".join(word) for word in permutations(sorted(set(letters)))]


def main() -> None:
    print("\n".join(solve(sys.stdin.read().split()[1])))


main()
