import sys
sys.setrecursionlimit(10000)

k = int(input())
tokens = input().split() if k > 0 else []


# the node at position i has its children behind the children of all nodes before it
def children(i):
    nodes_before = i - tokens[:i].count("null")
    return 2 * nodes_before + 1, 2 * nodes_before + 2


def check(i, low, high):
    if i >= len(tokens) or tokens[i] == "null":
        return True
    value = int(tokens[i])
    if value <= low or value >= high:
        return False
    left, right = children(i)
    return check(left, low, value) and check(right, value, high)


print("true" if check(0, -10**9, 10**9) else "false")
