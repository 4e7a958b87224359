import sys


def solve(arrows: list[int], start: int) -> int:
    seen = set()
    room, before = start, 0
    while room and room not in seen:
        seen.add(room)
        before, room = room, arrows[room - 1]
    return before if room else 0


def main() -> None:
    _, start, *arrows = map(int, sys.stdin.read().split())
    print(solve(arrows, start))


main()
