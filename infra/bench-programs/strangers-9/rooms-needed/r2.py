import heapq

# read everything
n = int(input())
starts = list(map(int, input().split()))
ends = list(map(int, input().split()))

# look at the lessons in the order in which they begin
lessons = sorted(zip(starts, ends))

# the heap contains the end of the last lesson of every room
rooms = []
for start, end in lessons:
    # is the room that is free first already free?
    if rooms and rooms[0] <= start:
        # then use this room
        heapq.heapreplace(rooms, end)
    else:
        # else open a new one
        heapq.heappush(rooms, end)

print(len(rooms))
