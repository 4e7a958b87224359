import sys


def solve(times: list[list[int]]) -> int | None:
    order = sorted(range(len(times)), key=lambda place: times[0][place]) + [0]
    order.remove(0)
    rides = [times[a][b] for a, b in zip([0] + order, order)]
    return None if -1 in rides[: len(times)] and len(times) > 1 else sum(rides)


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    answer = solve([list(map(int, line.split())) for line in lines])
    print("none" if answer is None else answer)


main()
