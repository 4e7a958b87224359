def matches(text, pattern):
    t = p = 0
    star = back = -1
    while t < len(text):
        if p < len(pattern) and pattern[p] == "*":
            star, back = p, t
            p += 1
        elif p < len(pattern) and pattern[p] in ("?", text[t]):
            t += 1
            p += 1
        elif star >= 0:
            back += 1
            t = back
            p = star + 1
        else:
            return False
    while p < len(pattern) and pattern[p] == "*":
        p += 1
    return p == len(pattern)


word = input().strip()
pattern = input().strip()
count = 0
for end in range(len(word) + 1):
    if matches(word[:end], pattern):
        count += 1
print(count)
