input()
numbers = sorted(set(map(int, input().split())))

best = 1
length = 1
for before, now in zip(numbers, numbers[1:]):
    if now == before + 1:
        length += 1
    else:
        best = max(best, length)
        length = 1

print(best)
