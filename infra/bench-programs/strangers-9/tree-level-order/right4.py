import sys
from itertools import groupby
from operator import itemgetter


def main():
    tokens = sys.stdin.read().split()[1:]
    if not tokens:
        return
    children = {0: []}
    texts = [tokens[0]]
    owner = 0
    for i, token in enumerate(tokens[1:]):
        if token != "null":
            children[i // 2].append(len(texts))
            children[len(texts)] = []
            texts.append(token)
    # depth first with a stack, then everything is sorted by (depth, number of the node)
    met = []
    stack = [(0, 0)]
    while stack:
        depth, node = stack.pop()
        met.append((depth, node))
        for c in children[node]:
            stack.append((depth + 1, c))
    met.sort()
    for _, level in groupby(met, key=itemgetter(0)):
        print(*(texts[node] for _, node in level))


main()
