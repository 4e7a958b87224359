n, q = map(int, input().split())
where = {word: i for i, word in enumerate(map(int, input().split()))}
print(*[where.get(v, -1) for v in map(int, input().split())], sep="\n")
