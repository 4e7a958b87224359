import sys


def solve(values: list[int], queries: list[tuple[int, int]]) -> list[int]:
    # Write your solution here.
    return [0] * len(queries)


def main() -> None:
    n, q, *rest = map(int, sys.stdin.read().split())
    values, ends = rest[:n], rest[n:]
    queries = list(zip(ends[::2], ends[1::2]))
    print("\n".join(map(str, solve(values, queries))))


main()
