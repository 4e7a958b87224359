import sys


def solve(flags: str) -> int:
    row = list(flags)
    goal = sorted(flags, key="rwb".index)
    begin = {colour: goal.index(colour) for colour in set(flags)}
    steps = 0
    for i in range(len(row)):
        if row[i] == goal[i]:
            continue
        best = -1
        for j in range(begin[row[i]], len(row)):
            if goal[j] != row[i]:
                break
            if row[j] == goal[i]:
                best = j
                break
            if row[j] != goal[j]:
                best = j
        row[i], row[best] = row[best], row[i]
        steps += 1 if row[best] == goal[best] else 0
        if row[i] != goal[i]:
            for j in range(i + 1, len(row)):
                if row[j] == goal[i] and goal[j] == row[i]:
                    row[i], row[j] = row[j], row[i]
                    steps += 1
                    break
    return steps


print(solve(sys.stdin.read().strip()))
