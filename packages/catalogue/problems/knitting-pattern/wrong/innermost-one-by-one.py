import sys


def solve(pattern: str) -> str:
    while "]" in pattern:
        close = pattern.index("]")
        open_at = pattern.rindex("[", 0, close)
        begin = open_at
        while begin > 0 and pattern[begin - 1].isdigit():
            begin -= 1
        count = int(pattern[begin:open_at])
        pattern = pattern[:begin] + pattern[open_at + 1 : close] * count + pattern[close + 1 :]
    return pattern


print(solve(sys.stdin.read().strip()))
