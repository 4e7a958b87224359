import sys


def solve(k: int, grid: list[list[int]]) -> bool:
    # Write your solution here.
    return False


def main() -> None:
    k = int(sys.stdin.readline())
    grid = [list(map(int, sys.stdin.readline().split())) for _ in range(k * k)]
    print("true" if solve(k, grid) else "false")


main()
