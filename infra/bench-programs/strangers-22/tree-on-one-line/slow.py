import sys

sys.setrecursionlimit(10000)


def write(tokens, i, out):
    out.append(tokens[i])
    first = 2 * (i - tokens[:i].count("null")) + 1
    left = first < len(tokens) and tokens[first] != "null"
    right = first + 1 < len(tokens) and tokens[first + 1] != "null"
    if left or right:
        out.append("(")
        if left:
            write(tokens, first, out)
        if right:
            out.append(",")
            write(tokens, first + 1, out)
        out.append(")")


def parse(s, i):
    j = i
    while j < len(s) and s[j] not in "(),":
        j += 1
    node = [s[i:j], None, None]
    if j < len(s) and s[j] == "(":
        j += 1
        if s[j] != ",":
            node[1], j = parse(s, j)
        if s[j] == ",":
            node[2], j = parse(s, j + 1)
        j += 1
    return node, j


task = input().strip()
if task == "write":
    input()
    out = []
    write(input().split(), 0, out)
    print("".join(out))
else:
    root, _ = parse(input().strip(), 0)
    tokens = []
    level = [root]
    while level:
        tokens += [node[0] if node else "null" for node in level]
        level = [child for node in level if node for child in node[1:]]
    while tokens[-1] == "null":
        tokens.pop()
    print(len(tokens))
    print(*tokens)
