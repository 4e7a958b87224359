import sys


def solve(word, pattern):
    n, m = len(word), len(pattern)
    dp = [[False] * (m + 1) for _ in range(n + 1)]
    dp[0][0] = True
    if pattern[0] == "*":
        dp[0][1] = True
    for i in range(1, n + 1):
        above, here, ch = dp[i - 1], dp[i], word[i - 1]
        for j in range(1, m + 1):
            p = pattern[j - 1]
            if p == "*":
                here[j] = above[j] or here[j - 1]
            elif p == "?" or p == ch:
                here[j] = above[j - 1]
    return sum(row[m] for row in dp)


word, pattern = sys.stdin.read().split()
print(solve(word, pattern))
