def even(n):
    # full 3 x n board
    if n == 0:
        return 1
    if n < 2:
        return 0
    return even(n - 2) + 2 * odd(n - 1)

def odd(n):
    # 3 x n board without one corner
    if n < 1:
        return 0
    return even(n - 1) + odd(n - 2)

print(even(int(input())))
