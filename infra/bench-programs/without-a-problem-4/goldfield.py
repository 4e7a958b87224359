n = int(input())
grid = [list(map(int, input().split())) for _ in range(n)]
best = grid[0][0]
for top in range(n):
    col = [0] * n
    for bottom in range(top, n):
        row = grid[bottom]
        run = None
        for j in range(n):
            col[j] += row[j]
            run = col[j] if run is None or run < 0 else run + col[j]
            if run > best:
                best = run
print(best)
