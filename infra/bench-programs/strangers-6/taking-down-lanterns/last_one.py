def most(lights):
    a = [1, *lights, 1]
    n = len(a)
    cents = [[0] * n for _ in a]
    for width in range(2, n):
        for left in range(n - width):
            right = left + width
            edge = a[left] * a[right]
            row = cents[left]
            cents[left][right] = max(
                row[last] + edge * a[last] + cents[last][right]
                for last in range(left + 1, right)
            )
    return cents[0][-1]


input()
print(most(map(int, input().split())))
