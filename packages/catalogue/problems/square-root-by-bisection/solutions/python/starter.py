import sys


def solve(x: float) -> float:
    # Write your solution here.
    return 0.0


def main() -> None:
    x = float(sys.stdin.readline())
    print(f"{solve(x):.9f}")


main()
