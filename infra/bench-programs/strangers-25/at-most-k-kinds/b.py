from collections import Counter, OrderedDict


def reaches(trees, k):
    """For every last tree: how far back may the picker begin?"""
    seen, begin = OrderedDict(), 0
    for here, kind in enumerate(trees):
        seen[kind] = here
        seen.move_to_end(kind)
        if len(seen) > k:
            begin = seen.popitem(last=False)[1] + 1
        yield here - begin + 1


n, k = map(int, input().split())
lengths = Counter(reaches(input().split(), k))
top = max(lengths)
print(top, lengths[top])
