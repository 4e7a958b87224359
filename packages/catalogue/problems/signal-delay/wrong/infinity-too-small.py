import sys
from heapq import heappop, heappush


def solve(n: int, lines: list[tuple[int, int, int]], s: int) -> int:
    infinity = 1_000_000
    outgoing: list[list[tuple[int, int]]] = [[] for _ in range(n + 1)]
    for u, v, w in lines:
        outgoing[u].append((v, w))
    earliest = [infinity] * (n + 1)
    earliest[s] = 0
    arrivals = [(0, s)]
    while arrivals:
        time, station = heappop(arrivals)
        if time > earliest[station]:
            continue
        for following, delay in outgoing[station]:
            if time + delay < earliest[following]:
                earliest[following] = time + delay
                heappush(arrivals, (time + delay, following))
    latest = max(earliest[1:])
    return -1 if latest == infinity else latest


def main() -> None:
    n, _, s, *numbers = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(numbers[::3], numbers[1::3], numbers[2::3])), s))


main()
