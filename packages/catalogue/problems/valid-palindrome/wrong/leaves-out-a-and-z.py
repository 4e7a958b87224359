import sys


def solve(s: str) -> bool:
    kept = [c.lower() for c in s if "a" < c.lower() < "z" or c.isdigit()]
    return kept == kept[::-1]


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print("true" if solve(s) else "false")


main()
