import sys


def solve(n: int, k: int) -> list[int]:
    # Write your solution here.
    return []


def main() -> None:
    _, *nights = sys.stdin.read().strip().split("\n")
    for night in nights:
        n, k = map(int, night.split())
        print(*solve(n, k))


main()
