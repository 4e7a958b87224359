import sys

lines = sys.stdin.read().split('\n') + ['', '']
a, b = lines[0].rstrip('\r'), lines[1].rstrip('\r')
n, m = len(a), len(b)

# cheapest[i][j]: first i characters of a into first j characters of b
cheapest = [[0] * (m + 1) for _ in range(n + 1)]
for i in range(n + 1):
    for j in range(m + 1):
        if i == 0 and j == 0:
            continue
        options = []
        # the last step deletes a whole block
        for k in range(i):
            options.append(cheapest[k][j] + i - k)
        # the last step inserts a whole block
        for k in range(j):
            options.append(cheapest[i][k] + j - k)
        if i and j:
            options.append(cheapest[i - 1][j - 1] + (a[i - 1] != b[j - 1]))
        cheapest[i][j] = min(options)
print(cheapest[n][m])
