def advance(row):
    i = len(row) - 2
    while row[i] > row[i + 1]:
        i -= 1
    j = len(row) - 1
    while row[j] < row[i]:
        j -= 1
    row[i], row[j] = row[j], row[i]
    row[i + 1:] = row[:i:-1]


for _ in range(int(input())):
    n, k = map(int, input().split())
    row = list(range(1, n + 1))
    for _ in range(k - 1):
        advance(row)
    print(*row)
