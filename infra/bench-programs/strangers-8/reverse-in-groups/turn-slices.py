import sys


def turn(train, k):
    if len(train) < k:          # no group is complete
        return train
    for i in range(0, len(train), k):
        train[i:i + k] = train[i:i + k][::-1]
    return train


n, k, *train = sys.stdin.read().split()
print(*turn(train, int(k)))
