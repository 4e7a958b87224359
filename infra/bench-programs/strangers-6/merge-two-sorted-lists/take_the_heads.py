def take(mine, yours):
    merged = []
    while mine or yours:
        if not yours or mine and mine[0] <= yours[0]:
            merged.append(mine.pop(0))
        else:
            merged.append(yours.pop(0))
    return merged


def read_list():
    n = int(input())
    try:
        values = [int(x) for x in input().split()]
    except EOFError:
        values = []
    return values[:n]


one = read_list()
two = read_list()
print(*take(one, two))
