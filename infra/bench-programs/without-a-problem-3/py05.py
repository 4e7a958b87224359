from itertools import accumulate

n = int(input())
p = [[0] * (n + 1)]
for _ in range(n):
    row = [0] + list(accumulate(map(int, input().split())))
    p.append([x + y for x, y in zip(row, p[-1])])

zero = 0
area = 0
for top in range(n):
    for bottom in range(top + 1, n + 1):
        for left in range(n):
            for right in range(left + 1, n + 1):
                s = p[bottom][right] - p[top][right] - p[bottom][left] + p[top][left]
                if s == 0:
                    zero += 1
                    area = max(area, (bottom - top) * (right - left))
print(zero, area)
