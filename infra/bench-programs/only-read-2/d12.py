import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    w = [data[1 + i * n:1 + i * n + n] for i in range(n)]
    full = 1 << n
    val = [0] * full
    for m in range(1, full):
        b = m.bit_length() - 1
        r = m ^ (1 << b)
        s = val[r]
        for j in range(b):
            if r >> j & 1:
                s += w[b][j]
        val[m] = s
    dp = val[:]
    for m in range(1, full):
        best = dp[m]
        s = (m - 1) & m
        while s:
            c = dp[m ^ s] + val[s]
            if c > best:
                best = c
            s = (s - 1) & m
        dp[m] = best
    print(dp[-1])

main()
