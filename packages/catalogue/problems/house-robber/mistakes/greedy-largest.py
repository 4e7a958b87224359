n, *a = map(int, open(0).read().split())
order = sorted(range(n), key=lambda i: -a[i])
def run(order):
    used = [False] * (n + 2)
    total = 0
    for i in order:
        if not used[i] and not used[i + 2]:
            used[i + 1] = True
            total += a[i]
    return total
print(max(run(order), run(range(0, n, 2)), run(range(1, n, 2))))
