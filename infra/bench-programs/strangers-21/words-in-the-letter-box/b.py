import sys


def main():
    tokens = sys.stdin.read().split()
    r, c = int(tokens[0]), int(tokens[1])
    wide = c + 1
    grid = list("." * wide + "".join(row + "." for row in tokens[2:2 + r]) + "." * wide)

    root = {}
    for word in tokens[3 + r:]:
        node = root
        for ch in word:
            node = node.setdefault(ch, {})
        node["!"] = word

    found = []

    def walk(at, parent):
        ch = grid[at]
        node = parent.get(ch)
        if node is None:
            return
        if "!" in node:
            found.append(node.pop("!"))
        if node:
            grid[at] = "."
            walk(at - wide, node)
            walk(at - 1, node)
            walk(at + 1, node)
            walk(at + wide, node)
            grid[at] = ch
        if not node:
            del parent[ch]

    for at in range(len(grid)):
        walk(at, root)
    print(len(found), *sorted(found), sep="\n")


main()
