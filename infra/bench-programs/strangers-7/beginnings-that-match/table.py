word = input().strip()
pattern = input().strip()

dp = []
for i in range(len(word) + 1):
    dp.append([False] * (len(pattern) + 1))
dp[0][0] = True

for i in range(1, len(word) + 1):
    for j in range(1, len(pattern) + 1):
        if pattern[j - 1] == "*":
            dp[i][j] = dp[i - 1][j] or dp[i][j - 1]
        elif pattern[j - 1] == "?" or pattern[j - 1] == word[i - 1]:
            dp[i][j] = dp[i - 1][j - 1]

answer = 0
for row in dp:
    if row[-1]:
        answer += 1
print(answer)
