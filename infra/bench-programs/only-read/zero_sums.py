import sys
from collections import defaultdict


def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    k = int(data[1])
    a = [int(x) for x in data[2:2 + n]]
    seen = defaultdict(int)
    first = {}
    seen[0] = 1
    first[0] = -1
    s = 0
    total = 0
    longest = 0
    for i in range(n):
        s += a[i]
        if s - k in seen:
            total += seen[s - k]
            if i - first[s - k] > longest:
                longest = i - first[s - k]
        seen[s] += 1
        if s not in first:
            first[s] = i
    print(total)
    print(longest)


if __name__ == '__main__':
    main()
