from bisect import bisect_left


def solve(n, h):
    # suffix[k]: the highest plate among the last ones, negated so that the list rises
    suffix = [0] * n
    top = -1
    for i in range(n - 1, -1, -1):
        top = max(top, h[i])
        suffix[i] = -top
    best = 0
    for i in range(n):
        # the farthest plate to the right that is at least as high
        j = bisect_left(suffix, -h[i] + 1) - 1
        best = max(best, h[i] * (j - i))
    return best


print(solve(int(input()), list(map(int, input().split()))))
