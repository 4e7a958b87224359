def main():
    n, c = map(int, input().split())
    weights = list(map(int, input().split()))
    values = list(map(int, input().split()))
    # table[i][j]: the best with the first i chests and j kilograms
    table = [[0] * (c + 1)] * (n + 1)
    for i in range(1, n + 1):
        w = weights[i - 1]
        v = values[i - 1]
        for j in range(c + 1):
            table[i][j] = table[i - 1][j]
            if w <= j and table[i - 1][j - w] + v > table[i][j]:
                table[i][j] = table[i - 1][j - w] + v
    print(table[n][c])


main()
