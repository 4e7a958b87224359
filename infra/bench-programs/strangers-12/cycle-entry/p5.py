n, start = map(int, input().split())
arrows = list(map(int, input().split()))

visited = []
room = start
while room != 0 and room not in visited:
    visited.append(room)
    room = arrows[room - 1]
print(room)
