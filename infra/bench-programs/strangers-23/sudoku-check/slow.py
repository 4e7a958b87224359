k = int(input())
n = k * k
grid = [list(map(int, input().split())) for _ in range(n)]


def clash(r, c):
    x = grid[r][c]
    if x == 0:
        return False
    for i in range(n):
        if i != c and grid[r][i] == x:
            return True
        if i != r and grid[i][c] == x:
            return True
        br = r // k * k + i // k
        bc = c // k * k + i % k
        if (br, bc) != (r, c) and grid[br][bc] == x:
            return True
    return False


bad = any(clash(r, c) for r in range(n) for c in range(n))
print(str(not bad).lower())
