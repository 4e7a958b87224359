import sys

sys.setrecursionlimit(10000)
tokens = sys.stdin.read().split()[1:]


def exists(i):
    return i < len(tokens) and tokens[i] != "null"


def depth(i):
    if not exists(i):
        return 0
    before = sum(t != "null" for t in tokens[:i])
    child = 2 * before + 1
    return 1 + max(depth(child), depth(child + 1))


print(depth(0))
