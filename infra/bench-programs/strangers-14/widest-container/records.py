from bisect import bisect_left

def records(h):
    """positions and heights of the plates that overtop everything to their left"""
    pos, top = [], []
    for i, x in enumerate(h):
        if not top or x > top[-1]:
            pos.append(i); top.append(x)
    return pos, top

def one_side(h):
    pos, top = records(h)
    # partner furthest to the left that is not lower than h[j]
    return max(x * (j - pos[bisect_left(top, x)]) for j, x in enumerate(h))

n = int(input())
h = [int(t) for t in input().split()]
print(max(one_side(h), one_side(h[::-1])))
