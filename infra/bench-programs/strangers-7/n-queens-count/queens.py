def place(full, cols, rising, falling):
    if cols == full:
        return 1
    free = full & ~(cols | rising | falling)
    total = 0
    while free:
        bit = free & -free
        free ^= bit
        total += place(full, cols | bit, (rising | bit) << 1, (falling | bit) >> 1)
    return total


print(place((1 << int(input())) - 1, 0, 0, 0))
