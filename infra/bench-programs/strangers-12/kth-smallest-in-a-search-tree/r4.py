"""Morris traversal: inorder without stack and without recursion."""
import sys


def main():
    words = sys.stdin.read().split()
    t = int(words[0])
    mark, left, right = [], [], []
    open_places = []                 # (list, index) where the next tokens go
    head = 0
    for token in words[1:t + 1]:
        if mark:
            side, parent = open_places[head]
            head += 1
            if token != "null":
                side[parent] = len(mark)
        if token != "null":
            node = len(mark)
            mark.append(token)       # marks are never compared, so they stay strings
            left.append(None)
            right.append(None)
            open_places += [(left, node), (right, node)]

    shelf = []
    x = 0
    while x is not None:
        if left[x] is None:
            shelf.append(mark[x])
            x = right[x]
            continue
        p = left[x]
        while right[p] is not None and right[p] != x:
            p = right[p]
        if right[p] is None:
            right[p] = x             # a thread back to x
            x = left[x]
        else:
            right[p] = None
            shelf.append(mark[x])
            x = right[x]

    print(*[shelf[int(k) - 1] for k in words[t + 2:]])


main()
