n = int(input())
strip = input().strip()
cuts = [-1] + [n] * n
for end in range(1, n + 1):
    for start in range(end):
        if cuts[start] + 1 < cuts[end] and strip[start] == strip[end - 1]:
            piece = strip[start:end]
            if piece == piece[::-1]:
                cuts[end] = cuts[start] + 1
print(cuts[n])
