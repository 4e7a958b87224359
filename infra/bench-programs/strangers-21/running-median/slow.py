import bisect

n = int(input())
book = []
total = 0
for offer in map(int, input().split()):
    bisect.insort(book, offer)
    total += book[(len(book) - 1) // 2]
print(total)
