import heapq
import sys


def main():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    starts = map(int, data[1:n + 1])
    ends = map(int, data[n + 1:2 * n + 1])
    lessons = list(zip(starts, ends))
    rooms = []
    for start, end in lessons:
        if rooms and rooms[0] <= start:
            heapq.heapreplace(rooms, end)
        else:
            heapq.heappush(rooms, end)
    print(len(rooms))


main()
