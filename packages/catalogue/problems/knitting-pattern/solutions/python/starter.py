import sys


def solve(pattern: str) -> str:
    # Write your solution here.
    return ""


print(solve(sys.stdin.read().strip()))
