import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    near = [[] for _ in range(n + 1)]
    for i in range(m):
        a, b = data[2 + 2 * i], data[3 + 2 * i]
        near[a].append((b, i))
        near[b].append((a, i))
    seen = [0] * (n + 1)
    low = [0] * (n + 1)
    came_by = [-1] * (n + 1)
    time = 0
    critical = []
    for first in range(1, n + 1):
        if seen[first]:
            continue
        time += 1
        seen[first] = low[first] = time
        stack = [first]
        while stack:
            town = stack[-1]
            for other, road in near[town]:
                if not seen[other]:
                    time += 1
                    seen[other] = low[other] = time
                    came_by[other] = road
                    stack.append(other)
                    break
            else:
                stack.pop()
                for other, road in near[town]:
                    if road == came_by[town]:
                        continue
                    if came_by[other] == road:
                        low[town] = min(low[town], low[other])
                    else:
                        low[town] = min(low[town], seen[other])
                if came_by[town] >= 0 and low[town] == seen[town]:
                    critical.append(came_by[town] + 1)
    critical.sort()
    print(len(critical))
    print(*critical)


main()
