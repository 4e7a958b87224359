# domino tilings of a 3 x n hall, with full columns and with a missing corner
def whole(n):
    if n < 2:
        return 1 - n
    return whole(n - 2) + 2 * corner(n - 1)


def corner(n):
    if n < 2:
        return n
    return whole(n - 1) + corner(n - 2)


print(whole(int(input())))
