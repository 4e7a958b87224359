def solve():
    n = int(input())
    dims = list(map(int, input().split()))
    cost = [[0] * n for _ in range(n)]
    cut = [[0] * n for _ in range(n)]
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length - 1
            best = None
            for k in range(i, j):
                c = cost[i][k] + cost[k + 1][j] + dims[i] * dims[k + 1] * dims[j + 1]
                if best is None or c < best:
                    best = c
                    cut[i][j] = k
            cost[i][j] = best
    depth = 0
    todo = [(0, n - 1, 1)]
    while todo:
        i, j, d = todo.pop()
        depth = max(depth, d)
        if i < j:
            k = cut[i][j]
            todo.append((i, k, d + 1))
            todo.append((k + 1, j, d + 1))
    return cost[0][n - 1], depth

print(*solve())
