from itertools import groupby
input()
u = sorted({*map(int, input().split())})
# in a run the value minus the position stays the same
print(max(len([*g]) for _, g in groupby(x - i for i, x in enumerate(u))))
