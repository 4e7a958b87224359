import sys


def solve(letters: str) -> list[str]:
    # Write your solution here.
    return []


def main() -> None:
    print("\n".join(solve(sys.stdin.read().split()[1])))


main()
