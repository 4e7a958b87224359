import heapq

orders = []
n = int(input())
for number in range(n):
    arrive, length = map(int, input().split())
    orders.append((arrive, length, number))
orders.sort(reverse=True)

clock = 0
waiting = []
finished = []
while orders or waiting:
    if not waiting and orders[-1][0] > clock:
        clock = orders[-1][0]
    while orders and orders[-1][0] <= clock:
        arrive, length, number = orders.pop()
        heapq.heappush(waiting, (length, number))
    length, number = heapq.heappop(waiting)
    clock = clock + length
    finished.append(str(number + 1))

print(" ".join(finished))
print(clock)
