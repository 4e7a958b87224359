def bites(rest):
    while rest:
        size = next(k for k in range(len(rest), 0, -1) if rest[:k] == rest[:k][::-1])
        yield rest[:size]
        rest = rest[size:]


input()
print(sum(1 for _ in bites(input().strip())) - 1)
