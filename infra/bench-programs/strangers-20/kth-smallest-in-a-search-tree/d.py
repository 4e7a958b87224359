import sys


def build(tokens):
    left, right = {}, {}
    nodes = [0]
    it = iter(range(1, len(tokens)))
    for v in nodes:                 # the list grows while we walk over it
        for side in (left, right):
            c = next(it, None)
            if c is None:
                return left, right
            if tokens[c] != "null":
                side[v] = c
                nodes.append(c)
    return left, right


def in_order(left, right):
    stack, v = [], 0
    while stack or v is not None:
        while v is not None:
            stack.append(v)
            v = left.get(v)
        v = stack.pop()
        yield v
        v = right.get(v)


def main():
    rows = sys.stdin.read().split("\n")
    tokens = rows[1].split()
    ks = list(map(int, rows[3].split()))
    answer = [None] * len(ks)
    walk = in_order(*build(tokens))
    rank, cur = 0, None
    for i in sorted(range(len(ks)), key=ks.__getitem__):
        while rank < ks[i]:
            cur = next(walk)
            rank += 1
        answer[i] = tokens[cur]
    print(" ".join(answer))


main()
