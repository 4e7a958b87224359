def count(n):
    if n < 4:
        return 1 if n == 1 else 0
    full = (1 << n) - 1

    def place(cols, down, up):
        if cols == full:
            return 1
        ways = 0
        free = full & ~(cols | down | up)
        while free:
            bit = free & -free
            free ^= bit
            ways += place(cols | bit, (down | bit) << 1, (up | bit) >> 1)
        return ways

    half = 0
    for c in range(n // 2):
        bit = 1 << c
        half += place(bit, bit << 1, bit >> 1)
    return 2 * half


print(count(int(input())))
