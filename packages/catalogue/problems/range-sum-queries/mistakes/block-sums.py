import sys
t = list(map(int, sys.stdin.read().split()))
n, q = t[0], t[1]
a = t[2:2 + n]
B = 250
blocks = [sum(a[i:i + B]) for i in range(0, n, B)]
for i in range(q):
    l, r = t[2 + n + 2 * i] - 1, t[3 + n + 2 * i]
    s = 0
    while l < r and l % B:
        s += a[l]
        l += 1
    while l + B < r:
        s += blocks[l // B]
        l += B
    s += sum(a[l:r][:B - 1]) if r - l < B else 0
    print(s)
