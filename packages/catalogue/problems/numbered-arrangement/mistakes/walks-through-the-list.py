import sys
from itertools import islice, permutations


def solve(n: int, k: int) -> list[int]:
    return list(next(islice(permutations(range(1, n + 1)), k - 1, None)))


def main() -> None:
    _, *nights = sys.stdin.read().strip().split("\n")
    for night in nights:
        n, k = map(int, night.split())
        print(*solve(n, k))


main()
