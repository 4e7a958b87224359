n = int(input())
h = [int(w) for w in input().split()]


def side(h):
    best = 0
    for j, x in enumerate(h):
        i = next(i for i, y in enumerate(h) if y >= x)     # at the latest the plate itself
        best = max(best, x * (j - i))
    return best


print(max(side(h), side(h[::-1])))
