import sys
t = sys.stdin.read().split()
begin, end = t[0], t[1]
words = set(t[3:])
level, d = [begin], 1
while level and end not in level:
    nxt = []
    for w in level:
        for x in list(words):
            if sum(a != b for a, b in zip(w, x)) == 1:
                words.discard(x)
                nxt.append(x)
    level = nxt
    d += 1
print(d if level else 0)
