def ring(h):
    n = len(h)
    start = h.index(max(h))
    h = h[start:] + h[:start]
    tall = [(h[0], n)]
    steps = [0] * n
    for i in reversed(range(n)):
        while tall and tall[-1][0] <= h[i]:
            tall.pop()
        if tall:
            steps[i] = tall[-1][1] - i
        tall.append((h[i], i))
    return steps[n - start:] + steps[:n - start]


input()
print(*ring([int(x) for x in input().split()]))
