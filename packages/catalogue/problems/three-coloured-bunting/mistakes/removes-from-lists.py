import sys


def solve(flags: str) -> int:
    goal = sorted(flags, key="rwb".index)
    wrong = [(wanted, flag) for wanted, flag in zip(goal, flags) if wanted != flag]
    steps = 0
    circles = 0
    while wrong:
        wanted, flag = wrong.pop()
        if (flag, wanted) in wrong:
            wrong.remove((flag, wanted))
            steps += 1
        else:
            circles += 1
    return steps + 2 * circles // 3


print(solve(sys.stdin.read().strip()))
