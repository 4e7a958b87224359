import sys


def solve(arrows: list[int], start: int) -> int:
    room = start
    for _ in range(len(arrows)):
        after = arrows[room - 1]
        if after == 0:
            return 0
        if after <= room:
            return after
        room = after
    return room


def main() -> None:
    _, start, *arrows = map(int, sys.stdin.read().split())
    print(solve(arrows, start))


main()
