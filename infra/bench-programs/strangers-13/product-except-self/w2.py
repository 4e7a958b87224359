import sys

sys.setrecursionlimit(5000)


def fill(i, left):
    """Writes the answers from i on and returns the product from i on."""
    if i == len(a):
        return 1
    right = fill(i + 1, left * a[i])
    answer[i] = left * right
    return right * a[i]


n, *a = map(int, sys.stdin.read().split())
answer = [0] * n
fill(0, 1)
print(*answer)
