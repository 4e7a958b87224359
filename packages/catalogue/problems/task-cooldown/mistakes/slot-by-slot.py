import heapq
import sys
from collections import deque


def solve(times: list[int], c: int) -> int:
    ready = [-t for t in times]
    heapq.heapify(ready)
    resting = deque()
    slot = 0
    while ready or resting:
        if resting and resting[0][0] == slot:
            heapq.heappush(ready, resting.popleft()[1])
        if ready:
            left = heapq.heappop(ready) + 1
            if left < 0:
                resting.append((slot + c + 1, left))
        slot += 1
    return slot


def main() -> None:
    _, c, *times = map(int, sys.stdin.read().split())
    print(solve(times, c))


main()
