import sys
from heapq import heappush, heapreplace


def solve(starts: list[int], ends: list[int]) -> int:
    rooms: list[int] = []  # a heap of the seconds in which the rooms become free
    for start, end in sorted(zip(starts, ends)):
        if rooms and rooms[0] <= start:
            heapreplace(rooms, end)
        else:
            heappush(rooms, end)
    return len(rooms)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:]))


main()
