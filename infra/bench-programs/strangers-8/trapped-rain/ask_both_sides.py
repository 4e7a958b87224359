def water(bars):
    for i, h in enumerate(bars):
        level = min(max(bars[:i + 1]), max(bars[i:]))
        yield level - h


input()
print(sum(water([int(w) for w in input().split()])))
