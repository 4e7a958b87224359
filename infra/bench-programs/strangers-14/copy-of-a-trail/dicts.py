import sys
it = map(int, sys.stdin.buffer.read().split())
n, start = next(it), next(it)
box = {number: rest for number, *rest in zip(it, it, it, it)}
new = {0: 0}
cur = start
while cur:
    new[cur] = len(new)
    cur = box[cur][1]
for old in list(new)[1:]:
    picture, nxt, hint = box[old]
    print(picture, new[nxt], new[hint])
