n = int(input())
menu = tuple(input().split())
seen = [menu]
for sel in seen:
    for i in range(len(sel)):
        smaller = sel[:i] + sel[i + 1:]
        if smaller not in seen:
            seen.append(smaller)
for sel in seen:
    print(*sel if sel else '-')
