import sys


def solve(n: int, roads: list[tuple[int, int, int]], questions: list[tuple[int, int]]) -> list[int | None]:
    # Write your solution here.
    return [None] * len(questions)


def main() -> None:
    n, m, q, *rest = map(int, sys.stdin.read().split())
    ends = rest[3 * m :]
    roads = list(zip(rest[0 : 3 * m : 3], rest[1 : 3 * m : 3], rest[2 : 3 * m : 3]))
    costs = solve(n, roads, list(zip(ends[::2], ends[1::2])))
    print("\n".join("none" if cost is None else str(cost) for cost in costs))


main()
