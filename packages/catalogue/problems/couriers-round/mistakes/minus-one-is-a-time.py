import sys


def solve(times: list[list[int]]) -> int | None:
    """Returns the shortest round, or None if there is none. The office is place 0."""
    n = len(times)
    never = float("inf")
    rides = [[time for time in row] for row in times]
    best = [[never] * n for _ in range(1 << n)]
    best[1][0] = 0
    for places in range(1, 1 << n, 2):
        row = best[places]
        for next_place in range(1, n):
            if places >> next_place & 1:
                continue
            larger = best[places | 1 << next_place]
            larger[next_place] = min(so_far + rides[last][next_place] for last, so_far in enumerate(row))
    shortest = min(so_far + rides[last][0] for last, so_far in enumerate(best[-1]))
    return None if shortest == never else shortest


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    answer = solve([list(map(int, line.split())) for line in lines])
    print("none" if answer is None else answer)


main()
