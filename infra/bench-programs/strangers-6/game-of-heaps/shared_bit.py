n = int(input())
heaps = []
for word in input().split():
    heaps.append(int(word))

nim = 0
for heap in heaps:
    nim ^= heap

ways = 0
if nim != 0:
    for heap in heaps:
        if heap & nim:
            ways += 1
print(ways)
