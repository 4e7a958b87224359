import sys


def solve(flags: str) -> int:
    # Write your solution here.
    return 0


print(solve(sys.stdin.read().strip()))
