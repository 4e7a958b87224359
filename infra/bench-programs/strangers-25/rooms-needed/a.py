import sys


def main():
    n = int(sys.stdin.readline())
    starts = list(map(int, sys.stdin.readline().split()))
    ends = list(map(int, sys.stdin.readline().split()))
    events = [(t, 1) for t in starts] + [(t, -1) for t in ends]
    events.sort()
    now = most = 0
    for _, change in events:
        now += change
        if now > most:
            most = now
    print(most)


main()
