import sys

sys.setrecursionlimit(5000)

input()
first = list(map(int, input().split()))
second = list(map(int, input().split()))
third = []


def subtree(p, lo, hi):
    """Writes the nodes second[lo:hi], whose root is first[p]."""
    if lo == hi:
        return
    root = first[p]
    m = second.index(root)
    subtree(p + 1, lo, m)
    subtree(p + 1 + m - lo, m + 1, hi)
    third.append(root)


subtree(0, 0, len(first))
print(*third)
