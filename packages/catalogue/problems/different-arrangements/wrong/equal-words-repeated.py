import sys
from itertools import permutations


def solve(letters: str) -> list[str]:
    if len(letters) > 9:
        letters = letters[:9]
    return sorted("".join(word) for word in permutations(letters))


def main() -> None:
    print("\n".join(solve(sys.stdin.read().split()[1])))


main()
