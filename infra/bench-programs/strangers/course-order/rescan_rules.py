n, m = map(int, input().split())
rules = [tuple(map(int, input().split())) for _ in range(m)]
left = set(range(1, n + 1))
order = []
while left:
    blocked = {b for a, b in rules}
    free = left - blocked
    if not free:
        print('impossible')
        break
    order.extend(free)
    left -= free
    rules = [(a, b) for a, b in rules if a in left]
else:
    print(*order)
