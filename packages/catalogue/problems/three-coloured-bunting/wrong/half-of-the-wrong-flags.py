import sys


def solve(flags: str) -> int:
    goal = sorted(flags, key="rwb".index)
    return (sum(flag != wanted for flag, wanted in zip(flags, goal)) + 1) // 2


print(solve(sys.stdin.read().strip()))
