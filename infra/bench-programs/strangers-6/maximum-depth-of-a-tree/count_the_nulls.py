import sys

k, *tokens = sys.stdin.read().split()
k = int(k)


def exists(place):
    return place < k and tokens[place] != "null"


def daughters(place):
    nulls = tokens[:place].count("null")
    first = 2 * (place - nulls) + 1
    return [x for x in (first, first + 1) if exists(x)]


depth = 0
level = [0] if k else []
while level:
    depth += 1
    below = []
    for place in level:
        below.extend(daughters(place))
    level = below
print(depth)
