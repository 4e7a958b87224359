import sys

# Depth first with a stack of states (last square, used squares as a bit mask, letters so far).
# Before that, walks are computed from the back: fit[i] = squares from which word[i:] can be
# spelled if squares may be used again. Everything else is pruned.
r, c, *rows = sys.stdin.read().split()
r, c = int(r), int(c)
word = rows.pop()
text = "".join(rows)


def around(s):
    if s % c:
        yield s - 1
    if s % c < c - 1:
        yield s + 1
    if s >= c:
        yield s - c
    if s < (r - 1) * c:
        yield s + c


near = [tuple(around(s)) for s in range(r * c)]


def spell(w):
    fit = [{s for s in range(r * c) if text[s] == w[-1]}]
    for x in w[-2::-1]:
        later = fit[-1]
        fit.append({s for s in range(r * c) if text[s] == x and any(q in later for q in near[s])})
    fit.reverse()
    stack = [(s, 1 << s, 1) for s in fit[0]]
    while stack:
        s, used, i = stack.pop()
        if i == len(w):
            return True
        for q in near[s]:
            if q in fit[i] and not used >> q & 1:
                stack.append((q, used | 1 << q, i + 1))
    return False


enough = all(text.count(x) >= word.count(x) for x in set(word))
# begin at the end whose letter is rarer
if enough and text.count(word[0]) > text.count(word[-1]):
    word = word[::-1]
print("true" if enough and spell(word) else "false")
