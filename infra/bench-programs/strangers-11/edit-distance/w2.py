import sys


def distance(a, b):
    if not a or not b:
        return len(a) + len(b)
    prev = list(range(len(b) + 1))
    for i, x in enumerate(a):
        cur = [i]
        for j, y in enumerate(b):
            if x == y:
                cur.append(prev[j])
            else:
                cur.append(1 + min(prev[j], prev[j + 1], cur[j]))
        prev = cur
    return prev[-1]


lines = sys.stdin.read().split("\n")
lines.append("")
print(distance(lines[0].rstrip("\r"), lines[1].rstrip("\r")))
