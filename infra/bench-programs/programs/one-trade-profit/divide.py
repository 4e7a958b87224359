n = int(input())
p = list(map(int, input().split()))

def solve(a):
    if len(a) < 2:
        return 0
    half = len(a) // 2
    left, right = a[:half], a[half:]
    return max(solve(left), solve(right), max(right) - min(left))

print(solve(p))
