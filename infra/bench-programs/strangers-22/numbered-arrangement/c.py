def arrangement(n, k):
    """Build the row from its right end: digits of the factorial number system."""
    row = []
    k -= 1
    for base in range(1, n + 1):
        k, digit = divmod(k, base)
        row = [digit] + [x + (x >= digit) for x in row]
    return [x + 1 for x in row]


for _ in range(int(input())):
    print(*arrangement(*map(int, input().split())))
