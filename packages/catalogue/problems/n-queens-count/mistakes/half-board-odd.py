n = int(input())
def count(r, cols, a, b, limit):
    if r == n:
        return 1
    t = 0
    for c in range(limit):
        if not (cols >> c & 1 or a >> (r + c) & 1 or b >> (r - c + n) & 1):
            t += count(r + 1, cols | 1 << c, a | 1 << (r + c), b | 1 << (r - c + n), n)
    return t
print(2 * count(0, 0, 0, 0, n // 2) if n > 1 else 1)
