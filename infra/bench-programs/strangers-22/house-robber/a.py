from functools import reduce
input()
print(max(reduce(lambda s, x: (s[1] + x, max(s)), map(int, input().split()), (0, 0))))
