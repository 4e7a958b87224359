import heapq

n, c = map(int, input().split())
heap = [-int(t) for t in input().split()]
heapq.heapify(heap)
slots = 0
while heap:
    # the next c + 1 slots: the jingles that are left most often, each one once
    played = []
    while heap and len(played) <= c:
        played.append(heapq.heappop(heap) + 1)
    for left in played:
        if left < 0:
            heapq.heappush(heap, left)
    if heap:
        slots += c + 1
    else:
        slots += len(played)
print(slots)
