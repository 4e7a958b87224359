import sys


def solve(grid: list[str], words: list[str]) -> list[str]:
    """The words that can be made, in any order."""
    # Write your solution here.
    return []


def main() -> None:
    rows, _, *rest = sys.stdin.read().split()
    found = solve(rest[: int(rows)], rest[int(rows) + 1 :])
    print(len(found))
    print("\n".join(sorted(found)))


main()
