from collections import defaultdict

row = input().strip()
k = int(input())

where = defaultdict(list)
for i, c in enumerate(row):
    where[c].append(i)


def longest(p):
    """p: places of one colour; i and j are the first and the last of them that the stretch uses"""
    best = i = 0
    for j in range(len(p)):
        while p[j] - p[i] - (j - i) > k:
            i += 1
        best = max(best, j - i + 1)
    return min(len(row), best + k)


print(max(map(longest, where.values())))
