import sys


def main():
    _, before, between = sys.stdin.read().strip().split("\n")
    rank = {x: i for i, x in enumerate(before.split())}
    # The tree is the Cartesian tree of the ranks along the second list.
    # A node leaves the monotone stack when its right subtree is complete,
    # so the order of leaving is the third list.
    stack, after = [], []
    for x in between.split():
        r = rank[x]
        while stack and rank[stack[-1]] > r:
            after.append(stack.pop())
        stack.append(x)
    after += reversed(stack)
    print(" ".join(after))


main()
