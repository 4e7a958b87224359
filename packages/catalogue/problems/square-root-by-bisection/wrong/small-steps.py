import sys


def solve(x: float) -> float:
    steps = 0
    while (steps / 1_000_000) ** 2 < x:
        steps += 1
    return steps / 1_000_000


def main() -> None:
    x = float(sys.stdin.readline())
    print(f"{solve(x):.9f}")


main()
