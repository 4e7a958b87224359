import sys

words = sys.stdin.read().split()
n = int(words[0])
k = int(words[1])
wagons = words[2:]

train = []
position = 0
for wagon in wagons:
    first = position - position % k
    if first + k <= n:
        train.insert(first, wagon)
    else:
        train.append(wagon)
    position += 1

print(" ".join(train))
