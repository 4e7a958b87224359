import sys

def main():
    read = sys.stdin.buffer.readline
    n, m = map(int, read().split())
    offers = []
    for _ in range(m):
        a, b, cost = map(int, read().split())
        offers.append((cost, a, b))
    offers.sort()
    boss = list(range(n + 1))

    def find(x):
        while boss[x] != x:
            boss[x] = boss[boss[x]]
            x = boss[x]
        return x

    missing, total = n - 1, 0
    for cost, a, b in offers:
        a, b = find(a), find(b)
        if a != b:
            boss[a] = b
            total += cost
            missing -= 1
            if not missing:
                break
    return -1 if missing else total

print(main())
