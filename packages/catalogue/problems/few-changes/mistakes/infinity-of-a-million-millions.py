import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k, start, goal = data[:5]
    buses = list(zip(data[5::3], data[6::3], data[7::3]))
    infinity = 10**12
    cost = [infinity] * (n + 1)
    cost[start] = 0
    for _ in range(k + 1):
        longer = cost[:]
        for a, b, price in buses:
            if cost[a] + price < longer[b]:
                longer[b] = cost[a] + price
        if longer == cost:
            break
        cost = longer
    print(cost[goal] if cost[goal] < infinity else -1)


main()
