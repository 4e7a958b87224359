n = int(input())
stones = list(map(int, input().split()))


def take_heaviest():
    h = max(stones)
    stones.remove(h)
    return h


while len(stones) >= 2:
    first = take_heaviest()
    second = take_heaviest()
    if first > second:
        stones.append(first - second)

print(sum(stones))
