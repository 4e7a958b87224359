n = int(input())
a = list(map(int, input().split()))

def best(i):
    if i >= n:
        return 0
    return max(best(i + 1), a[i] + best(i + 2))

print(best(0))
