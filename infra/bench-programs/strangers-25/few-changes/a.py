import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k, home, goal = data[:5]
    buses = list(zip(data[5::3], data[6::3], data[7::3]))
    INF = 10 ** 18
    cost = [INF] * (n + 1)
    cost[home] = 0
    for _ in range(k + 1):
        new = cost[:]
        for a, b, price in buses:
            c = cost[a] + price
            if c < new[b]:
                new[b] = c
        if new == cost:
            break
        cost = new
    print(cost[goal] if cost[goal] < INF else -1)


main()
