r, c = map(int, input().split())
shelf = {complex(i, j): ch for i in range(r) for j, ch in enumerate(input())}
fresh = {z for z, ch in shelf.items() if ch == 'o'}
front = {z for z, ch in shelf.items() if ch == 'x'}
nights = 0
while fresh and front:
    front = {z + d for z in front for d in (1, -1, 1j, -1j)} & fresh
    fresh -= front
    nights += bool(front)
print(-1 if fresh else nights)
