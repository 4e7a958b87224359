import sys


def main():
    data = sys.stdin.buffer.read().split()
    n, k = int(data[0]), int(data[1])
    times = {}
    for v in data[2:]:
        times[v] = times.get(v, 0) + 1
    shelf = [[] for _ in range(n + 1)]
    for v, t in times.items():
        shelf[t].append(v.decode())
    result = []
    t = n
    while len(result) < k:
        result.extend(shelf[t])
        t -= 1
    print(' '.join(result[:k]))


main()
