import sys
sys.setrecursionlimit(5000)
a = sys.stdin.readline().rstrip('\n')
b = sys.stdin.readline().rstrip('\n')
def f(i, k):
    if i == len(a):
        return len(b) - k
    if k == len(b):
        return len(a) - i
    if a[i] == b[k]:
        return f(i + 1, k + 1)
    return 1 + min(f(i + 1, k), f(i, k + 1), f(i + 1, k + 1))
print(f(0, 0))
