from collections import Counter

def triplets(values):
    count = Counter(values)
    u = sorted(count)
    for i, a in enumerate(u):
        if a > 0:
            break
        if count[a] > 1:
            if a == 0:
                if count[a] > 2:
                    yield 0, 0, 0
            elif -2 * a in count:
                yield a, a, -2 * a
        for b in u[i + 1:]:
            c = -a - b
            if c < b:
                break
            if c in count and (c > b or count[b] > 1):
                yield a, b, c

input()
found = False
for t in triplets(map(int, input().split())):
    print(*t)
    found = True
if not found:
    print('none')
