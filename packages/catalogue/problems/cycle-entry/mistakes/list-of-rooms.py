import sys


def solve(arrows: list[int], start: int) -> int:
    seen = []
    room = start
    while room and room not in seen:
        seen.append(room)
        room = arrows[room - 1]
    return room


def main() -> None:
    _, start, *arrows = map(int, sys.stdin.read().split())
    print(solve(arrows, start))


main()
