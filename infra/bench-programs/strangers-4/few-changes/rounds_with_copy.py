import sys

def main():
    t = list(map(int, sys.stdin.read().split()))
    n, m, k, here, there = t[:5]
    lines = list(zip(t[5::3], t[6::3], t[7::3]))
    inf = float('inf')
    price = [inf] * (n + 1)
    price[here] = 0
    for ride in range(k + 1):
        fresh = price[:]
        for a, b, p in lines:
            if price[a] + p < fresh[b]:
                fresh[b] = price[a] + p
        price = fresh
    print(price[there] if price[there] < inf else -1)

main()
