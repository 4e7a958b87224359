import sys


def solve(x: float) -> float:
    low, high = 0.0, max(1.0, x)
    for _ in range(100):
        middle = (low + high) / 2
        if middle * middle <= x:
            low = middle
        else:
            high = middle
    return low


def main() -> None:
    x = float(sys.stdin.readline())
    print(f"{solve(x):.9f}")


main()
