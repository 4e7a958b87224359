input()
print(*sorted(input().split(), key=lambda x: int(x) == 0))
