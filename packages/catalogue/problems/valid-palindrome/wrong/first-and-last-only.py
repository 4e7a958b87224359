import sys


def solve(s: str) -> bool:
    kept = [c.lower() for c in s if c.isalnum()]
    return kept[:1] == kept[-1:]


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print("true" if solve(s) else "false")


main()
