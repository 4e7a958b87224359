import sys


def solve(a: str, b: str, heard: str) -> bool:
    # Write your solution here.
    return False


def main() -> None:
    q, *lines = sys.stdin.read().split("\n")
    lines += [""] * 3
    for i in range(0, 3 * int(q), 3):
        print("true" if solve(lines[i], lines[i + 1], lines[i + 2]) else "false")


main()
