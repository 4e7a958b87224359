import sys


def solve(s: str) -> bool:
    text = [c.lower() for c in s if c.isalnum()]
    while len(text) > 1:
        if text[0] != text[-1]:
            return False
        text = text[1:-1]
    return True


def main() -> None:
    s = sys.stdin.readline().rstrip("\n")
    print("true" if solve(s) else "false")


main()
