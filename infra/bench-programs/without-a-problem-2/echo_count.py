import sys

s = sys.stdin.readline().strip()
n = len(s)


def grow(l, r):
    c = 0
    while l >= 0 and r < n and s[l] == s[r]:
        c += 1
        l -= 1
        r += 1
    return c


odd = sum(grow(i, i) for i in range(n))
even = sum(grow(i, i + 1) for i in range(n - 1))
print(odd + even)
