import sys

def main():
    lines = sys.stdin.read().splitlines()
    n, m = map(int, lines[0].split())
    places = lines[1].split()
    INF = float("inf")
    d = {p: {q: (0 if p == q else INF) for q in places} for p in places}
    for row in lines[2:2 + m]:
        u, v, w = row.split()
        d[u][v] = min(d[u][v], int(w))
    for k in places:
        dk = d[k]
        for i in places:
            di = d[i]
            for j in places:
                if di[k] + dk[j] < di[j]:
                    di[j] = di[k] + dk[j]
    far = 0
    cut = 0
    for p in places:
        for q in places:
            if d[p][q] == INF:
                cut += 1
            else:
                far = max(far, d[p][q])
    print(far, cut)

main()
