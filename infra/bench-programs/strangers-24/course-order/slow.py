# take the first course that is free, again and again
n, m = map(int, input().split())
followers = [[] for i in range(n + 1)]
missing = [0] * (n + 1)
for i in range(m):
    a, b = map(int, input().split())
    followers[a].append(b)
    missing[b] += 1

taken = [False] * (n + 1)
order = []
while len(order) < n:
    found = 0
    for c in range(1, n + 1):
        if not taken[c] and missing[c] == 0:
            found = c
            break
    if found == 0:
        break
    taken[found] = True
    order.append(found)
    for f in followers[found]:
        missing[f] -= 1

if len(order) == n:
    print(" ".join(map(str, order)))
else:
    print("impossible")
