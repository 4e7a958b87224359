import sys


def solve(s: str) -> bool:
    lowered = s.lower()
    return lowered == lowered[::-1]


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print("true" if solve(s) else "false")


main()
