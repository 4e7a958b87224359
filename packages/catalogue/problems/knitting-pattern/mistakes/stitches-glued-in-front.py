import sys


def solve(pattern: str) -> str:
    rows = [""]
    at = len(pattern) - 1
    while at >= 0:
        if pattern[at] == "]":
            rows.append("")
        elif pattern[at] == "[":
            end = at
            while at > 0 and pattern[at - 1].isdigit():
                at -= 1
            row = rows.pop()
            for _ in range(int(pattern[at:end])):
                for stitch in reversed(row):
                    rows[-1] = stitch + rows[-1]
        else:
            rows[-1] = pattern[at] + rows[-1]
        at -= 1
    return rows[0]


print(solve(sys.stdin.read().strip()))
