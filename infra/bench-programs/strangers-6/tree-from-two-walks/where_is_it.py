import sys

sys.setrecursionlimit(10000)


def third(first, second):
    roots = iter(first)
    result = []

    def subtree(low, high):
        if low == high:
            return
        root = next(roots)
        middle = second.index(root)
        subtree(low, middle)
        subtree(middle + 1, high)
        result.append(root)

    subtree(0, len(second))
    return result


_, first, second = sys.stdin.read().strip().split("\n")
print(" ".join(third(first.split(), second.split())))
