import sys

def rest(row, cols, a, b, n):
    if row == n:
        return 1
    return sum(rest(row + 1, cols | {c}, a | {row + c}, b | {row - c}, n)
               for c in range(n)
               if c not in cols and row + c not in a and row - c not in b)

n = int(sys.stdin.readline())
half = (n + 1) // 2
total = 0
for c in range(half):
    total += 2 * rest(1, {c}, {c}, {-c}, n)
print(total)
