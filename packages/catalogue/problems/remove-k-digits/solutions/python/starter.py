import sys


def solve(digits: str, k: int) -> str:
    # Write your solution here.
    return "0"


def main() -> None:
    digits, k = sys.stdin.read().split()
    print(solve(digits, int(k)))


main()
