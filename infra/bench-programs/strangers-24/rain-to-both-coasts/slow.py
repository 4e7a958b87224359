r, c = map(int, input().split())
height = [list(map(int, input().split())) for _ in range(r)]


def both(si, sj):
    seen = [[False] * c for _ in range(r)]
    seen[si][sj] = True
    todo = [(si, sj)]
    blue = green = False
    while todo:
        i, j = todo.pop()
        if i == 0 or j == 0:
            blue = True
        if i == r - 1 or j == c - 1:
            green = True
        for di, dj in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
            a, b = i + di, j + dj
            if 0 <= a < r and 0 <= b < c and not seen[a][b] and height[a][b] <= height[i][j]:
                seen[a][b] = True
                todo.append((a, b))
    return blue and green


print(sum(both(i, j) for i in range(r) for j in range(c)))
