from functools import reduce
_, amounts = input(), map(int, input().split())
print(max(reduce(lambda st, cash: (max(st), st[0] + cash), amounts, (0, 0))))
