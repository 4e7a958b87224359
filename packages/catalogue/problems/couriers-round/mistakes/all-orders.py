import sys
from itertools import permutations


def solve(times: list[list[int]]) -> int | None:
    best = None
    for order in permutations(range(1, len(times))):
        rides = [times[a][b] for a, b in zip((0, *order), (*order, 0))]
        if min(rides) >= 0 and (best is None or sum(rides) < best):
            best = sum(rides)
    return best


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    answer = solve([list(map(int, line.split())) for line in lines])
    print("none" if answer is None else answer)


main()
