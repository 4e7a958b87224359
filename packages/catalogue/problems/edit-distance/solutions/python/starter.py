import sys


def solve(a: str, b: str) -> int:
    # Write your solution here.
    return abs(len(a) - len(b))


def main() -> None:
    a = sys.stdin.readline().rstrip("\n")
    b = sys.stdin.readline().rstrip("\n")
    print(solve(a, b))


main()
