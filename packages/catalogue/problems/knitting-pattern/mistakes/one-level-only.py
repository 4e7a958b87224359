import re
import sys


def solve(pattern: str) -> str:
    return re.sub(r"(\d+)\[([a-z]*)\]", lambda found: int(found.group(1)) * found.group(2), pattern)


print(solve(sys.stdin.read().strip()))
