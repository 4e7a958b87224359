import sys


def solve(times: list[list[int]]) -> int | None:
    left = set(range(1, len(times)))
    at = total = 0
    while left:
        options = [(times[at][place], place) for place in left if times[at][place] >= 0]
        if not options:
            return None
        time, at = min(options)
        total += time
        left.remove(at)
    return None if times[at][0] < 0 else total + times[at][0]


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    answer = solve([list(map(int, line.split())) for line in lines])
    print("none" if answer is None else answer)


main()
