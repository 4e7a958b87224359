import heapq
import sys


def solve(starts: list[int], ends: list[int]) -> int:
    rooms = []
    for s, e in sorted(zip(starts, ends)):
        while rooms and rooms[0] <= s:
            heapq.heappop(rooms)
        heapq.heappush(rooms, e)
    return len(rooms)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:]))


main()
