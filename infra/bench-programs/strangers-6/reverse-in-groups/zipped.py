from itertools import chain, zip_longest


def groups(wagons, k):
    one = iter(wagons)
    return zip_longest(*[one] * k)


def shunted(group):
    if group[-1] is None:
        return [wagon for wagon in group if wagon]
    return group[::-1]


n, k = map(int, input().split())
wagons = list(map(int, input().split())) if n else []
train = chain.from_iterable(map(shunted, groups(wagons, k)))
print(*train)
