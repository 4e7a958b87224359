def fits(word, pattern, length):
    star, tried = -1, 0
    at = sign = 0
    while at < length:
        if sign < len(pattern) and pattern[sign] == '*':
            star, tried = sign, at
            sign += 1
        elif sign < len(pattern) and pattern[sign] in ('?', word[at]):
            at += 1
            sign += 1
        elif star < 0:
            return False
        else:
            tried += 1
            at, sign = tried, star + 1
    return pattern[sign:].strip('*') == ''


word, pattern = input().strip(), input().strip()
print(sum(fits(word, pattern, length) for length in range(len(word) + 1)))
