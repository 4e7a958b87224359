import sys


def solve(n: int, cables: list[tuple[int, int]]) -> int:
    """The computers are numbered from 1 to n."""
    component = list(range(n + 1))
    for u, v in cables:
        old, new = component[u], component[v]
        if old != new:
            component = [new if number == old else number for number in component]
    return len(set(component[1:]))


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
