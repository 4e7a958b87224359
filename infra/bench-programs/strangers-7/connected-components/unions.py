import sys

def find(parent, x):
    while parent[x] != x:
        x = parent[x]
    return x

def main():
    rows = sys.stdin.read().splitlines()
    n, m = map(int, rows[0].split())
    parent = list(range(n + 1))
    for row in rows[1:m + 1]:
        u, v = map(int, row.split())
        parent[find(parent, u)] = find(parent, v)
    print(len(set(parent[1:])))

main()
