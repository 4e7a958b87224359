word = input()
pat = input()
n = len(word)
m = len(pat)

# ok[i][j]: the first i signs of the pattern match the first j letters
ok = [[False] * (n + 1) for _ in range(m + 1)]
ok[0][0] = True
if pat[0] == '*':
    ok[1][0] = True

for i in range(1, m + 1):
    sign = pat[i - 1]
    row = ok[i]
    above = ok[i - 1]
    if sign == '*':
        for j in range(1, n + 1):
            row[j] = above[j] or row[j - 1]
    elif sign == '?':
        for j in range(1, n + 1):
            row[j] = above[j - 1]
    else:
        for j in range(1, n + 1):
            row[j] = above[j - 1] and word[j - 1] == sign

print(sum(ok[m]))
