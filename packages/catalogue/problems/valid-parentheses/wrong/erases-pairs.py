import sys


def solve(s: str) -> bool:
    before = None
    while before != s:
        before = s
        s = s.replace("()", "").replace("[]", "").replace("{}", "")
    return s == ""


def main() -> None:
    s = sys.stdin.readline().strip()
    print("true" if solve(s) else "false")


main()
