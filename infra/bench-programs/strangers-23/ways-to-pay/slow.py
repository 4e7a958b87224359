from operator import mul

P = 1_000_000_007


def inverses(a):
    inv = [0, 1]
    for i in range(2, a + 1):
        inv.append(P - P // i * inv[P % i] % P)
    return inv


def main():
    n, a = map(int, input().split())
    coins = list(map(int, input().split()))
    sigma = [0] * (a + 1)
    for c in coins:
        for multiple in range(c, a + 1, c):
            sigma[multiple] += c
    inv = inverses(a)
    ways = [1]
    for x in range(1, a + 1):
        total = sum(map(mul, sigma[x:0:-1], ways))
        ways.append(total * inv[x] % P)
    print(ways[a])


main()
