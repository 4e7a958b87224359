def ways(n):
    # one way to stay at the bottom, one way for a single step
    if n <= 1:
        return 1
    return ways(n - 1) + ways(n - 2)


steps = int(input())
print(ways(steps))
