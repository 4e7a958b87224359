from functools import reduce
print(reduce(lambda p, _: (p[1], p[0] + p[1]), range(int(input())), (1, 1))[0])
