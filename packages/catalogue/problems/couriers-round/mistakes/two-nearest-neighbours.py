import sys


def solve(times: list[list[int]]) -> int | None:
    total = 0
    for place, row in enumerate(times):
        out = [time for other, time in enumerate(row) if other != place and time >= 0]
        back = [times[other][place] for other in range(len(times)) if other != place and times[other][place] >= 0]
        if len(times) > 1 and (not out or not back):
            return None
        total += min(out, default=0) + min(back, default=0)
    return total // 2


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    answer = solve([list(map(int, line.split())) for line in lines])
    print("none" if answer is None else answer)


main()
