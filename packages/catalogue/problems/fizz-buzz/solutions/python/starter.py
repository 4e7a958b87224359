import sys


def solve(n: int) -> list[str]:
    # Write your solution here.
    return []


def main() -> None:
    n = int(sys.stdin.readline())
    print("\n".join(solve(n)))


main()
