import sys


def discs(scenes, capacity):
    count, room = 0, 0
    for s in scenes:
        if s > room:
            count += 1
            room = capacity
        room -= s
    return count


def main():
    n, k = map(int, sys.stdin.readline().split())
    scenes = list(map(int, sys.stdin.readline().split()))
    longest = max(scenes)
    average = -(-sum(scenes) // k)
    # A disc that is closed early has less than `longest` seconds left,
    # so average + longest is always enough, and average never too much.
    low = max(longest, average)
    high = average + longest
    while low < high:
        middle = (low + high) // 2
        if discs(scenes, middle) <= k:
            high = middle
        else:
            low = middle + 1
    print(low)


main()
