def matches(text, pattern):
    row = [True]
    for sign in pattern:
        row.append(row[-1] and sign == '*')
    for c in text:
        nxt = [False]
        for j, sign in enumerate(pattern):
            if sign == '*':
                nxt.append(nxt[j] or row[j + 1])
            else:
                nxt.append(row[j] and (sign == '?' or sign == c))
        row = nxt
    return row[-1]


word = input().strip()
pattern = input().strip()
print(sum(matches(word[:length], pattern) for length in range(len(word) + 1)))
