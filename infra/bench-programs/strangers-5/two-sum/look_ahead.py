def pair(a, target, i=0):
    while True:
        wanted = target - a[i]
        if wanted in a[i + 1:]:
            return i, a.index(wanted, i + 1)
        i += 1


n, target = map(int, input().split())
print(*pair(list(map(int, input().split())), target))
