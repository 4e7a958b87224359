n, w = map(int, input().split())
weights = tuple(map(int, input().split()))

def ways(i, balance):
    if i == n:
        return 1 if balance == 0 else 0
    x = weights[i]
    return ways(i + 1, balance) + ways(i + 1, balance + x) + ways(i + 1, balance - x)

print(ways(0, w))
