from itertools import permutations

n = int(input())
time = [list(map(int, input().split())) for _ in range(n)]

best = None
if n == 1:
    best = 0
else:
    for order in permutations(range(1, n)):
        total = 0
        here = 0
        ok = True
        for place in order + (0,):
            if time[here][place] == -1:
                ok = False
                break
            total += time[here][place]
            here = place
        if ok and (best is None or total < best):
            best = total

print("none" if best is None else best)
