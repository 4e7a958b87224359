def matches(s, p):
    # usual wildcard matching table
    dp = [False] * (len(p) + 1)
    dp[0] = True
    for j in range(1, len(p) + 1):
        dp[j] = dp[j - 1] and p[j - 1] == '*'
    for ch in s:
        new = [False] * (len(p) + 1)
        for j in range(1, len(p) + 1):
            if p[j - 1] == '*':
                new[j] = new[j - 1] or dp[j]
            elif p[j - 1] == '?' or p[j - 1] == ch:
                new[j] = dp[j - 1]
        dp = new
    return dp[-1]


word = input().strip()
pattern = input().strip()
total = 0
for length in range(len(word) + 1):
    if matches(word[:length], pattern):
        total += 1
print(total)
