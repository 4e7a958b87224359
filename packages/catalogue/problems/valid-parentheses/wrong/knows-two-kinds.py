import sys


def solve(s: str) -> bool:
    opener_of = {")": "(", "}": "{"}
    still_open: list[str] = []
    for bracket in s:
        if bracket not in opener_of:
            still_open.append(bracket)
        elif not still_open or still_open.pop() != opener_of[bracket]:
            return False
    return not still_open


def main() -> None:
    s = sys.stdin.readline().strip()
    print("true" if solve(s) else "false")


main()
