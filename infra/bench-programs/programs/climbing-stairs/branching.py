n = int(input())

def ways(k):
    return 1 if k < 2 else ways(k - 1) + ways(k - 2)

print(ways(n))
