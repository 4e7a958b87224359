def count(n):
    full = (1 << n) - 1

    def put(cols, d1, d2):
        if cols == full:
            return 1
        free = full & ~(cols | d1 | d2)
        total = 0
        while free:
            bit = free & -free
            free ^= bit
            total += put(cols | bit, (d1 | bit) << 1 & full, (d2 | bit) >> 1)
        return total

    return put(0, 0, 0)

print(count(int(input())))
