import sys


def solve(n: int, pairs: list[tuple[int, int]]) -> str | list[int]:
    """Returns the teams as a word of n letters, or an odd circle."""
    # Write your solution here.
    return "A" * n


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    answer = solve(n, list(zip(ends[::2], ends[1::2])))
    if isinstance(answer, str):
        print(f"teams\n{answer}")
    else:
        print(f"circle\n{len(answer)}\n{' '.join(map(str, answer))}")


main()
