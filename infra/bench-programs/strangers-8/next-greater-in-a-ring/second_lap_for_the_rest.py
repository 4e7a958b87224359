n = int(input())
h = list(map(int, input().split()))
ans = [0] * n
open_ = []                       # indices with falling heights

for i, x in enumerate(h):
    while open_ and h[open_[-1]] < x:
        j = open_.pop()
        ans[j] = i - j
    open_.append(i)

# second lap: the first lighthouses meet those that are still open
for i, x in enumerate(h):
    while open_ and h[open_[-1]] < x:
        j = open_.pop()
        ans[j] = i + n - j
    if ans[-1]:
        break                    # the last messenger has arrived, too

print(*ans)
