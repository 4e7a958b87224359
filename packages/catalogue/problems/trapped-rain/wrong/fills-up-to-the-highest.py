import sys

def solve(heights: list[int]) -> int:
    return max(heights) * len(heights) - sum(heights)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
