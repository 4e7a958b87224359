n = int(input())
rest = input().strip()
cuts = 0
while rest:
    size = len(rest)
    while rest[:size] != rest[:size][::-1]:
        size -= 1
    rest = rest[size:]
    if rest:
        cuts += 1
print(cuts)
