import sys

def main():
    it = iter(sys.stdin.read().split())
    n = int(next(it))
    INF = float('inf')
    T = []
    for _ in range(n):
        T.append([INF if x == '-1' else int(x) for x in (next(it) for _ in range(n))])
    if n == 1:
        print(0)
        return
    k = n - 1                      # places without the office
    into = [[T[i + 1][j + 1] for i in range(k)] for j in range(k)]
    best = [None] * (1 << k)
    for mask in range(1, 1 << k):
        inside = [i for i in range(k) if mask >> i & 1]
        row = [INF] * k
        if len(inside) == 1:
            row[inside[0]] = T[0][inside[0] + 1]
        else:
            for j in inside:
                before = best[mask ^ (1 << j)]
                w = into[j]
                row[j] = min(before[i] + w[i] for i in inside if i != j)
        best[mask] = row
    x = min(best[-1][i] + T[i + 1][0] for i in range(k))
    print('none' if x == INF else x)

main()
