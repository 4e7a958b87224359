def borders(w):
    b = [0] * len(w)
    k = 0
    for i in range(1, len(w)):
        c = w[i]
        while k and w[k] != c:
            k = b[k - 1]
        if w[k] == c:
            k += 1
        b[i] = k
    return b


def occurrences(t, w):
    if len(w) > len(t):
        return
    b = borders(w)
    m = len(w)
    k = 0
    for i, c in enumerate(t):
        while k and (k == m or w[k] != c):
            k = b[k - 1]
        if w[k] == c:
            k += 1
        if k == m:
            yield i - m + 1


text, figure = input().strip(), input().strip()
print(sum(1 for _ in occurrences(text, figure)))
