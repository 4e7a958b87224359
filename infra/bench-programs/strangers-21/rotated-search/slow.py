import sys

n, q, *rest = map(int, sys.stdin.read().split())
row, wanted = rest[:n], rest[n:n + q]
for x in wanted:
    try:
        print(row.index(x))
    except ValueError:
        print(-1)
