import sys


def main():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    before = [0] + [int(x) for x in data[1:n + 1]]
    waiting = [0] * (n + 1)
    for p in before[1:]:
        waiting[p] += 1
    height = [0] * (n + 1)
    best = 0
    ready = [v for v in range(1, n + 1) if waiting[v] == 0]
    for v in ready:                 # the list grows while we walk along it
        p = before[v]
        if p == 0:
            break
        h = height[v] + 1
        if height[p] + h > best:
            best = height[p] + h
        if h > height[p]:
            height[p] = h
        waiting[p] -= 1
        if waiting[p] == 0:
            ready.append(p)
    print(best)


main()
