import sys


def solve(n: int, lines: list[tuple[int, int, int]], s: int) -> int:
    """Each line is given by its start, its end and its delay; the stations are numbered from 1 to n."""
    # Write your solution here.
    return -1


def main() -> None:
    n, _, s, *numbers = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(numbers[::3], numbers[1::3], numbers[2::3])), s))


main()
