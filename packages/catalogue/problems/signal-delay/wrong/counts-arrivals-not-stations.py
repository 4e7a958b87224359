import sys
from heapq import heappop, heappush


def solve(n: int, lines: list[tuple[int, int, int]], s: int) -> int:
    """Each line is given by its start, its end and its delay; the stations are numbered from 1 to n."""
    outgoing: list[list[tuple[int, int]]] = [[] for _ in range(n + 1)]
    for u, v, w in lines:
        outgoing[u].append((v, w))
    received = [False] * (n + 1)
    missing = n
    arrivals = [(0, s)]
    while arrivals:
        time, station = heappop(arrivals)
        received[station] = True
        missing -= 1
        if missing == 0:
            return time
        for following, delay in outgoing[station]:
            heappush(arrivals, (time + delay, following))
    return -1


def main() -> None:
    n, _, s, *numbers = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(numbers[::3], numbers[1::3], numbers[2::3])), s))


main()
