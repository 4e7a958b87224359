import sys
t = sys.stdin.read().split()
begin, end = t[0], t[1]
words = set(t[3:])
level, d = {begin}, 1
seen = set()
def near(a, b):
    return sum(sorted(a)[i] != sorted(b)[i] for i in range(len(a))) <= 1 and sum(x != y for x, y in zip(a, b)) <= 2 if len(a) > 5 else sum(x != y for x, y in zip(a, b)) == 1
while level and end not in level:
    seen |= level
    level = {w for w in words - seen if any(near(w, x) for x in level)}
    d += 1
print(d if level else 0)
