import sys
sys.setrecursionlimit(5000)


def best(i, room):
    if i == n:
        return 0
    without = best(i + 1, room)
    if weights[i] > room:
        return without
    return max(without, values[i] + best(i + 1, room - weights[i]))


n, c = map(int, input().split())
weights = list(map(int, input().split()))
values = list(map(int, input().split()))
print(best(0, c))
