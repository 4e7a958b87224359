import heapq

n = int(input())
lessons = sorted(zip(map(int, input().split()), map(int, input().split())))
rooms = []
for start, end in lessons:
    if rooms and rooms[0] <= start:
        heapq.heapreplace(rooms, end)
    else:
        heapq.heappush(rooms, end)
print(len(rooms))
