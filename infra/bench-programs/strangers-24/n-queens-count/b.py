n = int(input())
full = (1 << n) - 1


def place(cols, left, right):
    if cols == full:
        return 1
    total = 0
    free = full & ~(cols | left | right)
    while free:
        bit = free & -free
        free ^= bit
        total += place(cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total


# the mirror image of a placement is one as well
answer = 0
for c in range(n // 2):
    b = 1 << c
    answer += 2 * place(b, b << 1, b >> 1)
if n % 2:
    b = 1 << n // 2
    answer += place(b, b << 1, b >> 1)
print(answer)
