import sys


def main():
    tok = sys.stdin.read().split()
    r, c = int(tok[0]), int(tok[1])
    w = c + 2
    board = ['#'] * w
    for row in tok[2:2 + r]:
        board += ['#', *row, '#']
    board += ['#'] * w
    root = {}
    for word in tok[3 + r:]:
        node = root
        for ch in word:
            node = node.setdefault(ch, {})
        node['$'] = word
    found = []

    def walk(p, parent):
        ch = board[p]
        node = parent.get(ch)
        if node is None:
            return
        if '$' in node:
            found.append(node.pop('$'))
        if node:
            board[p] = '#'
            walk(p + 1, node)
            walk(p - 1, node)
            walk(p + w, node)
            walk(p - w, node)
            board[p] = ch
        if not node:
            del parent[ch]

    for p in range(len(board)):
        if board[p] != '#':
            walk(p, root)
    found.sort()
    print(len(found))
    for x in found:
        print(x)


main()
