import sys


def solve(times: list[list[int]]) -> int | None:
    """Returns the shortest round, or None if there is none. The office is place 0."""
    # Write your solution here.
    return None


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    answer = solve([list(map(int, line.split())) for line in lines])
    print("none" if answer is None else answer)


main()
