import sys


def solve(flags: str) -> int:
    goal = sorted(flags, key="rwb".index)
    return max(0, sum(flag != wanted for flag, wanted in zip(flags, goal)) - 1)


print(solve(sys.stdin.read().strip()))
