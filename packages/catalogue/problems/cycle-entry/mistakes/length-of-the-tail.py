import sys


def solve(arrows: list[int], start: int) -> int:
    at = {}
    room = start
    while room and room not in at:
        at[room] = len(at) + 1
        room = arrows[room - 1]
    return at.get(room, 0)


def main() -> None:
    _, start, *arrows = map(int, sys.stdin.read().split())
    print(solve(arrows, start))


main()
