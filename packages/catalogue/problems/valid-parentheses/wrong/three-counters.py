import sys


def solve(s: str) -> bool:
    for opener, closer in ("()", "[]", "{}"):
        balance = 0
        for bracket in s:
            balance += (bracket == opener) - (bracket == closer)
            if balance < 0:
                return False
        if balance:
            return False
    return True


def main() -> None:
    s = sys.stdin.readline().strip()
    print("true" if solve(s) else "false")


main()
