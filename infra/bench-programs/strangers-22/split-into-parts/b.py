from bisect import bisect_left

n, k = map(int, input().split())
scenes = list(map(int, input().split()))


def fits(size):
    used, room = 0, 0
    for s in scenes:
        if s > room:
            used += 1
            room = size
        room -= s
    return used <= k


low, high = max(scenes), sum(scenes)
print(low + bisect_left(range(low, high), True, key=fits))
