import sys
from collections import deque

sys.setrecursionlimit(4000)


class Part:
    def __init__(self, kind):
        self.kind = kind
        self.arms = [None, None]

    def same(self, other):
        if self.kind != other.kind:
            return False
        for mine, yours in zip(self.arms, other.arms):
            if (mine is None) != (yours is None):
                return False
            if mine is not None and not mine.same(yours):
                return False
        return True


def assemble(line):
    tokens = iter(line.split()[1:])
    parts = [Part(next(tokens))]
    open_parts = deque(parts)
    arm = 0
    for token in tokens:
        if token != "null":
            part = Part(token)
            parts.append(part)
            open_parts.append(part)
            open_parts[0].arms[arm] = part
        arm += 1
        if arm == 2:
            open_parts.popleft()
            arm = 0
    return parts


machine = assemble(input())
for _ in range(int(input())):
    wanted = assemble(input())[0]
    print("yes" if any(part.same(wanted) for part in machine) else "no")
