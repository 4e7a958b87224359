n, start = map(int, input().split())
arrow = [0] + [int(x) for x in input().split()]

room = start
steps = 0
answer = 0
while room != 0 and answer == 0:
    # has she been here before? walk the same way again and look
    earlier = start
    for _ in range(steps):
        if earlier == room:
            answer = room
            break
        earlier = arrow[earlier]
    room = arrow[room]
    steps += 1
print(answer)
