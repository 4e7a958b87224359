n, start = map(int, input().split())
arrow = [0] + list(map(int, input().split()))


def walk(room, steps):
    for _ in range(steps):
        room = arrow[room]
    return room


inside = walk(start, n)
if inside == 0:
    print(0)
else:
    length = 1
    room = arrow[inside]
    while room != inside:
        room = arrow[room]
        length += 1
    front, back = walk(start, length), start
    while front != back:
        front, back = arrow[front], arrow[back]
    print(back)
