import sys


def solve(n: int, cables: list[tuple[int, int]]) -> int:
    """The computers are numbered from 1 to n."""
    neighbours: list[list[int]] = [[] for _ in range(n + 1)]
    for u, v in cables:
        neighbours[u].append(v)
        neighbours[v].append(u)
    visited = [False] * (n + 1)

    def visit(here: int) -> None:
        visited[here] = True
        for there in neighbours[here]:
            if not visited[there]:
                visit(there)

    components = 0
    for start in range(1, n + 1):
        if not visited[start]:
            components += 1
            visit(start)
    return components


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
