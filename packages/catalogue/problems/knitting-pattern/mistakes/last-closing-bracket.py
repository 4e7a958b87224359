import re
import sys


def solve(pattern: str) -> str:
    found = re.search(r"(\d+)\[(.*)\]", pattern)
    if found is None:
        return pattern
    return pattern[: found.start()] + int(found.group(1)) * solve(found.group(2)) + pattern[found.end() :]


print(solve(sys.stdin.read().strip()))
