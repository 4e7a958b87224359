def basins(h):
    i, j = 0, len(h) - 1
    while i < j:
        yield (j - i) * min(h[i], h[j])
        if h[i] < h[j]:
            i += 1
        else:
            j -= 1

input()
print(max(basins(list(map(int, input().split())))))
