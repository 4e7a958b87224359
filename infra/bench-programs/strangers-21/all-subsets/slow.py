n = int(input())
tops = input().split()
order = list(range(n))
seen = {0}


def arrange(k):
    if k == n:
        # the beginnings of an arrangement are selections
        mask = 0
        for i in order:
            mask |= 1 << i
            seen.add(mask)
        return
    for j in range(k, n):
        order[k], order[j] = order[j], order[k]
        arrange(k + 1)
        order[k], order[j] = order[j], order[k]


arrange(0)
for mask in seen:
    if mask == 0:
        print("-")
    else:
        print(*[tops[i] for i in range(n) if mask >> i & 1])
