import sys
from heapq import heappop, heappush


def solve(n: int, lines: list[tuple[int, int, int]], s: int) -> int:
    """Each line is given by its start, its end and its delay; the stations are numbered from 1 to n."""
    outgoing: list[list[tuple[int, int]]] = [[] for _ in range(n + 1)]
    for u, v, w in lines:
        outgoing[u].append((v, w))
    never = float("inf")
    times = [never] * (n + 1)
    times[s] = 0
    open_stations = set(range(1, n + 1))
    while open_stations:
        station = min(open_stations, key=times.__getitem__)
        if times[station] == never:
            return -1
        open_stations.remove(station)
        for following, delay in outgoing[station]:
            times[following] = min(times[following], times[station] + delay)
    return max(times[1:])


def main() -> None:
    n, _, s, *numbers = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(numbers[::3], numbers[1::3], numbers[2::3])), s))


main()
