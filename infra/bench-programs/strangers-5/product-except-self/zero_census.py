from functools import reduce
from operator import mul

input()
seq = [*map(int, input().split())]
holes = [i for i, v in enumerate(seq) if not v]
solid = reduce(mul, filter(None, seq), 1)

match holes:
    case []:
        print(*(solid // v for v in seq))
    case [only]:
        res = [0] * len(seq)
        res[only] = solid
        print(*res)
    case _:
        print(*([0] * len(seq)))
