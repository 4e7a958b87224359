"""Breadth-first: wave k holds the sums that need exactly k coins."""
n, amount = map(int, input().split())
coins = sorted(map(int, input().split()), reverse=True)


def fewest():
    seen = bytearray(amount + 1)
    seen[0] = 1
    wave, k = [0], 0
    while wave:
        if seen[amount]:
            return k
        k += 1
        fresh = []
        for s in wave:
            for c in coins:
                t = s + c
                if t <= amount and not seen[t]:
                    seen[t] = 1
                    fresh.append(t)
        wave = fresh
    return -1


print(fewest())
