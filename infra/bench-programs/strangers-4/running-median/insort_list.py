import bisect
n = int(input())
done = []
total = 0
for offer in input().split():
    bisect.insort(done, int(offer))
    total += done[(len(done) - 1) // 2]
print(total)
