import sys

words = sys.stdin.read().split()
n, k = int(words[0]), int(words[1])

train = None
for number in reversed(words[2:]):
    train = (number, train)

def wagon(place):
    w = train
    for _ in range(place):
        w = w[1]
    return w[0]

def source(place):
    group, inside = divmod(place, k)
    if (group + 1) * k > n:
        return place
    return group * k + k - 1 - inside

print(*(wagon(source(p)) for p in range(n)))
