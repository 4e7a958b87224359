import sys

values = list(map(int, sys.stdin.read().split()))
n = values[0]
time = [values[1 + i * n:1 + (i + 1) * n] for i in range(n)]
never = float("inf")


def shortest():
    if n == 1:
        return 0
    full = 1 << n
    best = [[never] * n for _ in range(full)]
    best[1][0] = 0
    for been in range(1, full, 2):
        for here in range(n):
            so_far = best[been][here]
            if so_far == never:
                continue
            for there in range(1, n):
                ride = time[here][there]
                if ride < 0 or been >> there & 1:
                    continue
                row = best[been | 1 << there]
                if so_far + ride < row[there]:
                    row[there] = so_far + ride
    ends = [best[-1][i] + time[i][0] for i in range(1, n) if time[i][0] >= 0]
    return min(ends, default=never)


answer = shortest()
print("none" if answer == never else answer)
