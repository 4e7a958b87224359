n, prices = int(input()), [int(w) for w in input().split()]


def spans():
    for a in range(n):
        for b in range(a + 1, n + 1):
            yield prices[a:b]


print(max(max(span) - span[0] for span in spans()))
