def printable(x):
    last = -1
    while x > 0:
        x, d = divmod(x, 10)
        if d == last:
            return False
        last = d
    return True


a, b = map(int, input().split())
print(sum(1 for x in range(a, b + 1) if printable(x)))
