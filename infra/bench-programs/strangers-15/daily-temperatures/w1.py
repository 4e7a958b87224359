import sys


def main():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    t = list(map(int, data[1:n + 1]))
    wait = [0] * n
    hottest = 0
    for day in range(n - 1, -1, -1):
        now = t[day]
        if now >= hottest:
            hottest = now
            continue
        later = day + 1
        while t[later] <= now:
            later += wait[later]
        wait[day] = later - day
    print(*wait)


main()
