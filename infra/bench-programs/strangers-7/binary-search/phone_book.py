first, second, third = (input().split() for _ in range(3))
where = {int(v): i for i, v in enumerate(second)}
print(*[where.get(int(x), -1) for x in third], sep="\n")
