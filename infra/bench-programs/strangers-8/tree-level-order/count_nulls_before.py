import sys

sys.setrecursionlimit(10000)
tokens = sys.stdin.read().split()[1:]
lines = []


def show(place, level):
    """the children of the token at `place` come in pairs, one pair for each real node before it"""
    if place >= len(tokens) or tokens[place] == "null":
        return
    if len(lines) == level:
        lines.append([])
    lines[level].append(tokens[place])
    nodes_before = place - tokens[:place].count("null")
    show(2 * nodes_before + 1, level + 1)
    show(2 * nodes_before + 2, level + 1)


show(0, 0)
for line in lines:
    print(*line)
