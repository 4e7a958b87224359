def woven(a, b, c):
    if len(a) + len(b) != len(c):
        return False
    # ok[j]: the first i notes of a and j notes of b give the first i + j of c
    ok = [True] + [False] * len(b)
    for j in range(len(b)):
        ok[j + 1] = ok[j] and b[j] == c[j]
    for i in range(len(a)):
        ok[0] = ok[0] and a[i] == c[i]
        for j in range(len(b)):
            note = c[i + j + 1]
            ok[j + 1] = (ok[j + 1] and a[i] == note) or (ok[j] and b[j] == note)
    return ok[len(b)]


def line():
    try:
        return input().strip()
    except EOFError:
        return ""


for _ in range(int(line())):
    print("true" if woven(line(), line(), line()) else "false")
