n, target = map(int, input().split())
a = list(map(int, input().split()))

def count(i, left):
    if i == n:
        return 1 if left == 0 else 0
    return count(i + 1, left) + count(i + 1, left - a[i])

print(count(0, target))
