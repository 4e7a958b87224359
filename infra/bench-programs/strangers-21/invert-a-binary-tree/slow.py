import sys

lines = sys.stdin.read().split("\n")
tokens = lines[1].split() if len(lines) > 1 else []


def value(i):
    return tokens[i] if i < len(tokens) else "null"


def children(i):
    before = sum(1 for t in tokens[:i] if t != "null")
    return 2 * before + 1, 2 * before + 2


result = []
level = [0] if tokens else []
while level:
    below = []
    for i in level:
        result.append(value(i))
        if value(i) != "null":
            left, right = children(i)
            below += [right, left]
    level = below

while result and result[-1] == "null":
    result.pop()
print(len(result))
print(*result)
