from functools import reduce

M = 10**9 + 7


def read(state, digit):
    ago2, ago1, prev = state
    single = ago1 if digit > '0' else 0
    double = ago2 if '10' <= prev + digit <= '26' else 0
    return ago1, (single + double) % M, digit


print(reduce(read, input().strip(), (0, 1, ''))[1])
