from collections import Counter

input()
cnt = Counter(map(int, input().split()))
neg = [x for x in cnt if x < 0]
pos = [x for x in cnt if x > 0]
found = set()

if cnt[0] >= 3:
    found.add((0, 0, 0))
if cnt[0]:
    found.update((x, 0, -x) for x in neg if -x in cnt)
# two of one sign and one of the other
for side in (neg, pos):
    for i, x in enumerate(side):
        if cnt[x] > 1 and -2 * x in cnt:
            found.add(tuple(sorted((x, x, -2 * x))))
        for y in side[:i]:
            if -x - y in cnt:
                found.add(tuple(sorted((x, y, -x - y))))

print('\n'.join('%d %d %d' % t for t in found) or 'none')
